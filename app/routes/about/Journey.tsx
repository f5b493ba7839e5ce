import { Heading } from "#app/components/ui/Heading.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

/** What happened in order, along a line that goes on to the right border of the page; below each other on phones. */
export function Journey({
  items,
}: {
  /** `mark` says when it was. */
  items: { mark: string; title: string; description: string; sample?: boolean }[];
}) {
  return (
    <ol className="relative grid gap-8 md:grid-cols-3 md:gap-y-0 md:before:absolute md:before:top-0 md:before:left-0 md:before:w-screen md:before:border-t md:before:border-accent">
      {items.map(({ mark, title, description, sample }, index) => (
        <li
          key={title}
          className="reveal relative border-t border-hairline-strong pt-6 before:absolute before:-top-1 before:left-0 before:size-[7px] before:bg-ember md:border-t-0"
          style={{ "--reveal-index": index }}
        >
          <p className="text-h2 text-quiet">{mark}</p>
          <Heading level={3} variant="item" className="mt-6">
            {title}
          </Heading>
          <p className="mt-2 max-w-text text-quiet">
            {description}
            {sample && <SampleTag />}
          </p>
        </li>
      ))}
    </ol>
  );
}
