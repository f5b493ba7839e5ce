import { StatValue } from "./StatRow.tsx";

export type Figure = { value: string; label: string; from: number; to: number; of: number };

/** A figure in large type over the bar it is a part of: from `from` to `to` on a scale of 0 to `of`. */
export function CardFigure({ value, label, from, to, of }: Figure) {
  return (
    <span className="block">
      <span className="block text-[clamp(4.5rem,8.5vw,8.5rem)] leading-none font-display tracking-display">
        <StatValue text={value} />
      </span>
      <span
        aria-hidden
        className="mt-6 flex h-8 border border-current forced-colors:forced-color-adjust-none"
      >
        <span
          className="bg-primary"
          style={{ marginLeft: `${(from / of) * 100}%`, width: `${((to - from) / of) * 100}%` }}
        />
      </span>
      <span className="mt-3 block max-w-short text-small text-quiet">{label}</span>
    </span>
  );
}
