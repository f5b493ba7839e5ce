import { Heading } from "./Heading.tsx";

/** One step of several along a line: a tick, its mark, what it is. */
export function NumberedCard({
  mark,
  title,
  description,
}: {
  mark: string;
  title: string;
  description: string;
}) {
  return (
    <div className="step-card">
      <span aria-hidden className="step-mark tabular">
        {mark}
      </span>
      <Heading level={3} variant="item">
        {title}
      </Heading>
      <p className="mt-3 max-w-[38ch] text-quiet">{description}</p>
    </div>
  );
}
