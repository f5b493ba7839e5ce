import { Accented } from "#app/components/ui/Accented.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";

/** The parts of a page as numbered links, in its first view. */
export function AnchorIndex({ anchors }: { anchors: { id: string; title: string }[] }) {
  return (
    <ol className="lg:-mt-8">
      {anchors.map(({ id, title }, index) => (
        <li key={id} className="border-b border-hairline">
          <a href={`#${id}`} className="group flex items-baseline py-5">
            <span aria-hidden className="w-(--number-gutter) shrink-0 text-label text-accent tabular-nums">
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
