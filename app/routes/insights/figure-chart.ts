import { visibleText } from "#app/components/ui/visible-text.ts";
import { brandColors } from "#brand/colors.ts";

/** Size of the image. */
export const chartBox = { width: 320, height: 80 };

/** Diameter of a point, in distances between two. */
const diameter = 0.72;

/**
 * A figure of at most three digits as points in an SVG image: `35%` fills 35 of a hundred, `21` is 21. A percentage with
 * decimals has as many points as its part needs to be whole, at most a thousand. Undefined where the figure is of another
 * kind.
 */
export function figureChart(figure: string): string | undefined {
  const [, digits = "", percent] = /^(\d{1,3}(?:\.\d+(?=%))?)(%?)\*?$/.exec(visibleText(figure)) ?? [];
  const value = Number(digits);
  if (!value || value > 100) return undefined;
  const perPercent = [1, 2, 4, 5].find((count) => Number.isInteger(value * count)) ?? 10;
  const filled = percent ? Math.round(value * perPercent) : value;
  if (!filled) return undefined;
  const total = percent ? 100 * perPercent : value;
  // As many as fill the box, four times as wide as it is high.
  const rows = Math.ceil(Math.sqrt(25 * perPercent));
  const dots = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => from + index)
      .map((index) => `M${2 * Math.floor(index / rows) + 1} ${2 * (index % rows) + 1}h0`)
      .join("");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${8 * rows} ${2 * rows}">` +
    `<g stroke-width="${2 * diameter}" stroke-linecap="round"><path stroke="${brandColors.ash}" d="${dots(filled, total)}"/>` +
    `<path stroke="${brandColors.ember}" d="${dots(0, filled)}"/></g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
