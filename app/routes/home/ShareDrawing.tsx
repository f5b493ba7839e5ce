import { brandColors } from "#brand/colors.ts";

const perRow = 50;
const rows = 20;

/** Points in rows: each is a dash without a length, whose round ends are the point. */
const pointRows = (from: number, to: number) =>
  Array.from({ length: rows }, (_, row) => {
    const first = Math.max(from - row * perRow, 0);
    const last = Math.min(to - row * perRow, perRow) - 1;
    return last < first ? "" : `M${first + 0.5} ${row + 0.5}h${last - first + 0.1}`;
  }).join("");

/**
 * A percentage drawn as a thousand points, those that are missing in ember; nothing for other figures. Hidden from assistive
 * technology, since the figure beside it says the same.
 */
export function ShareDrawing({ value }: { value: string }) {
  const percentage = /^([\d.]+)\s?%/.exec(value)?.[1];
  if (percentage === undefined) return null;
  const all = perRow * rows;
  const share = Math.round((Number(percentage) / 100) * all);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${perRow} ${rows}`}
      fill="none"
      strokeWidth={0.6}
      strokeLinecap="round"
      strokeDasharray="0 1"
      className="mt-6 w-full"
    >
      <path stroke="currentColor" d={pointRows(0, share)} />
      <path stroke={brandColors.ember} d={pointRows(share, all)} />
    </svg>
  );
}
