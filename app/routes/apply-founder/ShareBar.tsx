import { SampleTag } from "#app/components/ui/SampleTag.tsx";

type Share = { holder: string; percent: number };

const fills = [
  "bg-ember forced-colors:bg-[CanvasText]",
  "bg-text forced-colors:bg-[GrayText]",
  "border border-text",
];

/** Who holds how much of a company, as one bar drawn to scale. */
export function ShareBar({ caption, sample, parts }: { caption: string; sample: boolean; parts: Share[] }) {
  return (
    <figure className="reveal mb-12">
      <figcaption className="mb-4 text-small text-quiet">
        {caption}
        {sample && <SampleTag variant="mark" />}
      </figcaption>
      <ul
        className="grid gap-x-1 grid-cols-(--columns)"
        style={{ "--columns": parts.map(({ percent }) => `minmax(min-content, ${percent}fr)`).join(" ") }}
      >
        {parts.map(({ holder, percent }, index) => (
          <li key={holder}>
            <span
              aria-hidden
              className={`block h-16 [print-color-adjust:exact] lg:h-20 ${fills[index % fills.length]}`}
            />
            <span className="mt-3 block text-entry">{percent}%</span>
            <span className="mt-1 block text-small text-quiet">{holder}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
