import { Accented } from "#app/components/ui/Accented.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";

/** The parts of a page as numbered links, in its first view. */
export function AnchorIndex({ anchors }: { anchors: { id: string; title: string }[] }) {
  return (
    <ol>
      {anchors.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="group flex items-baseline gap-6 border-b border-hairline py-4 first:pt-0 md:py-5"
          >
            <span aria-hidden className="text-label text-accent tabular-nums">
              {ordinal(index + 1)}
            </span>
            <span className="text-row leading-tight font-bold group-hover:text-accent">
              <Accented text={title} />
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
