import type { Grid } from "../terrain.ts";
import { erosionAt } from "./erosion.ts";
import { channel, layeredNoise, lowlands, metersPerUnit, smooth } from "./geography.ts";
import { mountainShare, type Peak } from "./mountains.ts";

/** Part of the land, in units. */
export type LandArea = { left: number; top: number; width: number; height: number };

/** Height in meters before water has shaped the land. */
function rawHeight(x: number, y: number, peaks: readonly Peak[]): number {
  let height = lowlands({ x, y });
  for (const peak of peaks) height += (peak.height - height) * mountainShare(peak, x, y);
  return height;
}

/** Raw heights are computed at points so many units apart, and interpolated: nothing in them is smaller. */
const spacing = 6;

/** Values all over an area, at points that are the same for all areas, and where they begin. */
class Lattice {
  readonly #values: Float64Array;
  readonly #columns: number;
  readonly #left: number;
  readonly #top: number;
  /** The value, and how it changes eastward and southward, at the point asked for last. */
  value = 0;
  east = 0;
  south = 0;

  constructor(area: LandArea, valueAt: (x: number, y: number) => number) {
    this.#left = Math.floor(area.left / spacing) - 2;
    this.#top = Math.floor(area.top / spacing) - 2;
    this.#columns = Math.ceil(area.width / spacing) + 7;
    const rows = Math.ceil(area.height / spacing) + 7;
    this.#values = Float64Array.from({ length: this.#columns * rows }, (_, index) =>
      valueAt(
        (this.#left + (index % this.#columns)) * spacing,
        (this.#top + Math.floor(index / this.#columns)) * spacing,
      ),
    );
  }

  /** Looks a point up: with quadratic B-splines, whose slope has no steps. It runs millions of times. */
  at(x: number, y: number) {
    const [right, down] = [x / spacing - this.#left, y / spacing - this.#top];
    const [column, row] = [Math.round(right), Math.round(down)];
    const [a, b] = [right - column, down - row];
    const [first, middle, last] = [0.5 * (0.5 - a) ** 2, 0.75 - a * a, 0.5 * (0.5 + a) ** 2];
    let [value, east, south] = [0, 0, 0];
    for (let line = -1; line <= 1; line++) {
      const from = (row + line) * this.#columns + column;
      const before = this.#values[from - 1] as number;
      const here = this.#values[from] as number;
      const after = this.#values[from + 1] as number;
      const weight = line ? 0.5 * (0.5 + line * b) ** 2 : 0.75 - b * b;
      const along = before * first + here * middle + after * last;
      value += along * weight;
      south += along * (line ? b + 0.5 * line : -2 * b);
      east += (before * (a - 0.5) - here * 2 * a + after * (a + 0.5)) * weight;
    }
    this.value = value;
    this.east = east / spacing;
    this.south = south / spacing;
  }
}

/** How much steeper the ground looks than it is: gullies are as deep as they look. */
const exaggeration = 3.6 / metersPerUnit;

/**
 * The heights of an area in meters, at the corners of square cells. They depend on the peaks that reach into it only.
 * @param cellSize in units; gullies smaller than it are left out
 */
export function landHeights(area: LandArea, cellSize: number, peaks: readonly Peak[]): Grid {
  const columns = Math.ceil(area.width / cellSize) + 1;
  const rows = Math.ceil(area.height / cellSize) + 1;
  const values = new Float64Array(columns * rows);
  const near = peaks.filter((peak) => reaches(peak, area));
  const raw = new Lattice(area, (x, y) => rawHeight(x, y, near));
  const rivers = new Lattice(area, channel);
  for (let row = 0; row < rows; row++) {
    const y = area.top + row * cellSize;
    for (let column = 0; column < columns; column++) {
      const x = area.left + column * cellSize;
      raw.at(x, y);
      let height = raw.value;
      // The shore has smaller bays than the lattice.
      if (Math.abs(height) < 40) {
        height += 13 * (1 - Math.abs(height) / 40) * layeredNoise(x / 34, y / 34, 3);
      }
      if (height > 0) {
        const altitude = Math.min(1, Math.max(-1, (height - 420) / 520));
        const [east, south] = [raw.east * exaggeration, raw.south * exaggeration];
        const raised = erosionAt(x, y, east, south, altitude, cellSize) / exaggeration;
        height = Math.max(1, height + raised * smooth(height, 0, 260));
        if (raw.value < 150) {
          rivers.at(x, y);
          const width = Math.abs(rivers.value) / Math.max(0.002, Math.hypot(rivers.east, rivers.south));
          if (width < 2.6 - raw.value / 75) height = -4;
        }
      }
      values[row * columns + column] = height;
    }
  }
  return { values, columns, rows, cellSize };
}

/** Whether a peak changes the ground of an area. */
export function reaches({ x, y, reach }: Peak, { left, top, width, height }: LandArea): boolean {
  const far = reach * 1.62 + 40;
  return x > left - far && x < left + width + far && y > top - far && y < top + height + far;
}
