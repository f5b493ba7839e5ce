import { contours } from "d3-contour";
import { contourPath } from "../contour-path.ts";
import { lowlands } from "./geography.ts";
import type { LandArea } from "./height.ts";

/** Size of the cells from which lines are drawn, in pixels. */
const cellSize = 16;

/** Heights in meters: of the coast, and of two lines inland. */
const levels = [0, 55, 90];

/**
 * The coast of an area, and lines inland from it, as SVG paths, the coast first.
 * @param width of the drawing in pixels; the area has the same proportions
 */
export function coastLines(area: LandArea, width: number): string[] {
  const units = area.width / width;
  const columns = Math.ceil(width / cellSize) + 1;
  const rows = Math.ceil(area.height / units / cellSize) + 1;
  const values = Float64Array.from({ length: columns * rows }, (_, index) =>
    lowlands({
      x: area.left + (index % columns) * cellSize * units,
      y: area.top + Math.floor(index / columns) * cellSize * units,
    }),
  );
  const drawn = contours().size([columns, rows]).thresholds(levels)([...values]);
  return drawn.map((contour) => contourPath(contour, { values, columns, rows, cellSize }));
}
