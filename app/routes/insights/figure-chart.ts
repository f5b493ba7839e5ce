import { visibleText } from "#app/components/ui/visible-text.ts";
import { brandColors } from "#brand/colors.ts";

/** Rows of points, and their distance: a hundred fill the box. */
const rows = 5;
const cell = 16;
const radius = cell * 0.36;

/** Size of the image. */
export const chartBox = { width: (100 / rows) * cell, height: rows * cell };

/**
 * A figure of at most three digits as points in an SVG image: `35%` fills 35 of a hundred, `21` is 21. The part of a point
 * is a part of its circle. Undefined where the figure is of another kind.
 */
export function figureChart(figure: string): string | undefined {
  const [, digits = "", percent] = /^(\d{1,3}(?:\.\d+)?)(%?)\*?$/.exec(visibleText(figure)) ?? [];
  const value = Number(digits);
  if (!value || value > 100) return undefined;
  const total = percent ? 100 : Math.ceil(value);
  const points = Array.from({ length: total }, (_, index) => ({
    x: (Math.floor(index / rows) + 0.5) * cell,
    y: ((index % rows) + 0.5) * cell,
  }));
  const dots = (some: typeof points) => some.map(({ x, y }) => `M${x} ${y}h0`).join("");
  const whole = Math.floor(value);
  const part = points[whole];
  const angle = (value - whole) * 2 * Math.PI;
  const sector =
    part && angle > 0
      ? `<path fill="${brandColors.ember}" d="M${part.x} ${part.y}v${-radius}A${radius} ${radius} 0 ${angle > Math.PI ? 1 : 0} 1 ` +
        `${part.x + radius * Math.sin(angle)} ${part.y - radius * Math.cos(angle)}z"/>`
      : "";
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${chartBox.width} ${chartBox.height}">` +
    `<g stroke-width="${2 * radius}" stroke-linecap="round"><path stroke="${brandColors.ash}" d="${dots(points.slice(whole))}"/>` +
    `<path stroke="${brandColors.ember}" d="${dots(points.slice(0, whole))}"/></g>${sector}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
