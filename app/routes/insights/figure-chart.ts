import { visibleText } from "#app/components/ui/visible-text.ts";
import { brandColors } from "#brand/colors.ts";

/** Size of the image. */
export const chartBox = { width: 320, height: 80 };

/** Points are as large in every image, so that those of a row of cards share a scale: a hundred fill it. */
const most = { columns: 20, rows: 5 };

/** Radius of a point, in half distances between two. */
const radius = 0.72;

/** The least part of a point that can be seen. */
const leastPart = 0.1;

/**
 * A figure of at most three digits as points in an SVG image, from its lower edge: `35%` fills 35 of a hundred, `0.2%` a
 * fifth of the first one, `21` is 21 in full rows. Undefined where the figure is of another kind.
 */
export function figureChart(figure: string): string | undefined {
  const [, digits = "", percent] = /^(\d{1,3}(?:\.\d+(?=%))?)(%?)\*?$/.exec(visibleText(figure)) ?? [];
  const value = Number(digits);
  if (!value || value > 100) return undefined;
  const filled = Math.floor(value);
  const part = value - filled;
  if (!filled && part < leastPart) return undefined;
  const total = percent ? 100 : value;
  const rows = percent ? most.rows : rowsOf(value);
  const point = (index: number) => ({
    x: 2 * Math.floor(index / rows) + 1,
    y: 2 * (most.rows - rows + (index % rows)) + 1,
  });
  const points = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => point(from + index))
      .map(({ x, y }) => `M${x} ${y}h0`)
      .join("");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * most.columns} ${2 * most.rows}">` +
    `<g stroke-width="${2 * radius}" stroke-linecap="round"><path stroke="${brandColors.ash}" d="${points(filled, total)}"/>` +
    `<path stroke="${brandColors.ember}" d="${points(0, filled)}"/></g>` +
    `${part >= leastPart ? `<path fill="${brandColors.ember}" d="${sector(point(filled), part)}"/>` : ""}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Full rows of points, wider than high; one that is not full only where there are none. */
function rowsOf(count: number): number {
  const least = Math.ceil(count / most.columns);
  const full = Array.from({ length: most.rows }, (_, index) => most.rows - index).find(
    (rows) => rows >= least && rows * rows <= Math.max(count, least * least) && count % rows === 0,
  );
  return full ?? least;
}

/** A part of a point, clockwise from its top. */
function sector({ x, y }: { x: number; y: number }, part: number): string {
  const angle = 2 * Math.PI * part;
  const end = `${(x + radius * Math.sin(angle)).toFixed(2)} ${(y - radius * Math.cos(angle)).toFixed(2)}`;
  return `M${x} ${y}v-${radius}A${radius} ${radius} 0 ${part > 0.5 ? 1 : 0} 1 ${end}z`;
}
