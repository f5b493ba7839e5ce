import { fitLetters } from "#app/components/ui/fit-text.ts";
import { lettersOf, StatValue } from "./StatRow.tsx";

/** Shorter figures are as large as one of so many letters beside them. */
const fewestLetters = 6;

export type Figure = { value: string; label: string; from: number; to: number; of: number };

/**
 * A figure in large type over the bar it is a part of: from `from` to `to` on a scale of 0 to `of`. A part that begins
 * after another one is labeled with its size, as is that before it. These labels are drawn: the figure says the same.
 */
export function CardFigure({ value, label, from, to, of }: Figure) {
  return (
    <span className="@container block">
      {/* With room for the letter spacing of readers who need it. */}
      <span
        className="block text-figure-lg"
        style={fitLetters(1.25 * Math.max(fewestLetters, lettersOf(value)))}
      >
        <StatValue text={value} />
      </span>
      <span
        aria-hidden
        className="mt-6 flex h-9 items-center border border-current bg-ground text-small whitespace-nowrap *:px-2 forced-colors:forced-color-adjust-none"
      >
        {from > 0 && (
          <span
            className="before:content-[attr(data-size)]"
            data-size={from}
            style={{ width: `${(from / of) * 100}%` }}
          />
        )}
        <span
          className="h-full content-center bg-primary text-on-primary before:content-[attr(data-size)]"
          data-size={from > 0 ? `+${Number((to - from).toFixed(2))}` : ""}
          style={{ width: `${((to - from) / of) * 100}%` }}
        />
      </span>{" "}
      <span className="mt-3 block max-w-short text-small text-quiet">{label}</span>
    </span>
  );
}
