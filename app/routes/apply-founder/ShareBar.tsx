import { ContentText } from "#app/components/ui/ContentText.tsx";

type Share = { holder: string; percent: number };

const fills = [
  "bg-ember forced-colors:bg-[CanvasText]",
  "bg-text forced-colors:bg-[GrayText]",
  "border border-text",
];

/** Who holds how much of a company, as one bar drawn to scale. */
export function ShareBar({ caption, parts }: { caption: string; parts: Share[] }) {
  return (
    <figure className="reveal mb-10">
      <figcaption className="mb-4 text-small text-quiet">
        <ContentText text={caption} />
      </figcaption>
      <ul
        className="grid gap-x-1.5 grid-cols-(--columns)"
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
