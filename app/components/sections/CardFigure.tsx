import { StatValue } from "./StatRow.tsx";

export type Figure = { value: string; label: string; from: number; to: number; of: number };

/**
 * A figure in large type over the bar it is a part of: from `from` to `to` on a scale of 0 to `of`. A part that begins
 * after another one is labeled with its size, as is that before it.
 */
export function CardFigure({ value, label, from, to, of }: Figure) {
  return (
    <span className="block">
      <span className="block text-[clamp(4.5rem,8.5vw,8.5rem)] leading-none font-display tracking-display">
        <StatValue text={value} />
      </span>
      <span
        aria-hidden
        className="mt-6 flex h-8 items-center border border-current text-small *:px-2 forced-colors:forced-color-adjust-none"
      >
        {from > 0 && <span style={{ width: `${(from / of) * 100}%` }}>{from}</span>}
        <span
          className="h-full content-center bg-primary text-on-primary"
          style={{ width: `${((to - from) / of) * 100}%` }}
        >
          {from > 0 && `+${Number((to - from).toFixed(2))}`}
        </span>
      </span>
      <span className="mt-3 block max-w-short text-small text-quiet">{label}</span>
    </span>
  );
}
