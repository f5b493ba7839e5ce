import { cn } from "#app/components/ui/cn.ts";

export type ColorPair = { name: string; value: string; ground: string; groundValue: string; ratio: number };

/** Each color on the grounds it is used on, with its contrast ratio. Colors below 3:1 are shown as a square. */
export function ColorCatalogue({
  pairs,
  labels,
}: {
  pairs: ColorPair[];
  labels: { passes: string; large: string; fails: string };
}) {
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {pairs.map(({ name, value, ground, groundValue, ratio }) => (
        <li
          key={name + ground}
          className="reveal flex min-h-48 flex-col gap-2 border border-hairline p-5"
          style={{ background: groundValue }}
        >
          {ratio >= 3 ? (
            <span className="text-h2" style={{ color: value }}>
              Aa
            </span>
          ) : (
            <span className="size-14" style={{ background: value }} />
          )}
          <span className={cn("mt-auto text-small", groundValue < "#8" ? "text-paper" : "text-basalt")}>
            <strong className="whitespace-nowrap">{name}</strong>
            {` ${value.toUpperCase()} on ${ground}`}
            <br />
            {`${ratio.toFixed(1)}:1 ${ratio >= 4.5 ? labels.passes : ratio >= 3 ? labels.large : labels.fails}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
