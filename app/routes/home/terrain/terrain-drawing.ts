import type { DrawingTerrain } from "#content-model/pictures.ts";
import { sampleTerrain, terrain } from "#pictures/terrain.ts";
import { type CellRange, traceContours } from "./marching-squares.ts";
import { type Peak, type Point, peakHeight, peakSettings, peakShape } from "./peaks.ts";
import { refineGrid } from "./refine-grid.ts";

/** How many contour lines the ground rises at a peak. */
const peakLines = 6.5;

/** Shares of a peak's full height from which a line has the next of the three peak colors. */
const emberFrom = [0.1, 0.3, 0.55];

const overlap = (a: CellRange, b: CellRange) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const union = (a: CellRange, b: CellRange): CellRange => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Canvas that shows a drawing's terrain with peaks on it. */
export class TerrainDrawing {
  readonly #described: DrawingTerrain;
  readonly #context: CanvasRenderingContext2D;
  readonly #ground: Float64Array;
  readonly #cellSize: number;
  readonly #columns: number;
  readonly #rows: number;
  /** The ground with the peaks, and the peaks alone as shares of their full height. */
  readonly #values: Float64Array;
  readonly #lift: Float64Array;
  readonly #heights: number[];
  readonly #peakRise: number;

  constructor(described: DrawingTerrain, context: CanvasRenderingContext2D) {
    const { seed, style, width, height, lines } = described;
    const coarse = sampleTerrain(terrain(seed, style), width, height, described.cellSize);
    const { values, columns, rows, cellSize } = refineGrid(coarse);
    this.#cellSize = cellSize;
    this.#described = described;
    this.#context = context;
    this.#ground = values;
    this.#values = values.slice();
    this.#lift = new Float64Array(values.length);
    this.#columns = columns;
    this.#rows = rows;
    const gap = 1 / lines.length;
    this.#peakRise = peakLines * gap;
    const highest = lines.at(-1)?.height ?? 1;
    // Peaks may stand higher than the highest line.
    this.#heights = [
      ...lines.map((line) => line.height),
      highest + gap,
      highest + 2 * gap,
      highest + 3 * gap,
    ];
  }

  /** The cells that a peak reaches on its way from one point to another. */
  #cells(from: Point, to: Point): CellRange {
    const cellSize = this.#cellSize;
    const { radius } = peakSettings;
    return {
      left: Math.max(0, Math.floor((Math.min(from.x, to.x) - radius) / cellSize)),
      top: Math.max(0, Math.floor((Math.min(from.y, to.y) - radius) / cellSize)),
      right: Math.min(this.#columns - 1, Math.ceil((Math.max(from.x, to.x) + radius) / cellSize)),
      bottom: Math.min(this.#rows - 1, Math.ceil((Math.max(from.y, to.y) + radius) / cellSize)),
    };
  }

  /** Draws everything, for a canvas that shows nothing yet. */
  drawAll(peaks: Peak[], nowMs: number) {
    this.#draw({ left: 0, top: 0, right: this.#columns - 1, bottom: this.#rows - 1 }, peaks, nowMs);
  }

  /** Draws the land again around peaks that have each moved from one point to another. */
  drawAround(moves: { from: Point; to: Point }[], peaks: Peak[], nowMs: number) {
    let areas: CellRange[] = [];
    for (const { from, to } of moves) {
      let area = this.#cells(from, to);
      // Areas that overlap are drawn once.
      const separate = areas.filter((other) => {
        if (!overlap(area, other)) return true;
        area = union(area, other);
        return false;
      });
      areas = [...separate, area];
    }
    for (const area of areas) this.#draw(area, peaks, nowMs);
  }

  /** The height at a point, 0 to 1 without peaks. */
  heightAt({ x, y }: Point): number {
    const cellSize = this.#cellSize;
    return this.#values[Math.round(y / cellSize) * this.#columns + Math.round(x / cellSize)] ?? 0;
  }

  /** Raises the ground in a range of cells, corners included, by the peaks. */
  #raise({ left, top, right, bottom }: CellRange, peaks: Peak[], nowMs: number) {
    const cellSize = this.#cellSize;
    const heights = peaks.map((peak) => peakHeight(peak, nowMs));
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        let lift = 0;
        for (let index = 0; index < peaks.length; index++) {
          const { x, y } = peaks[index] as Peak;
          lift += (heights[index] ?? 0) * peakShape(column * cellSize - x, row * cellSize - y);
        }
        const cell = row * this.#columns + column;
        this.#lift[cell] = lift;
        this.#values[cell] = (this.#ground[cell] ?? 0) + lift * this.#peakRise;
      }
    }
  }

  #draw(cells: CellRange, peaks: Peak[], nowMs: number) {
    this.#raise(cells, peaks, nowMs);
    const cellSize = this.#cellSize;
    const { lines } = this.#described;
    const paths = this.#heights.map(() => new Path2D());
    const emberPaths = emberFrom.map(() => new Path2D());
    const grid = { values: this.#values, columns: this.#columns, rows: this.#rows };
    // One cell more on each side, since its lines reach into the area that is cleared.
    const traced = {
      left: Math.max(0, cells.left - 1),
      top: Math.max(0, cells.top - 1),
      right: Math.min(this.#columns - 1, cells.right + 1),
      bottom: Math.min(this.#rows - 1, cells.bottom + 1),
    };
    traceContours(grid, traced, this.#heights, (line, x1, y1, x2, y2, cell) => {
      const lift = this.#lift[cell] ?? 0;
      const ember = emberFrom.findLastIndex((share) => lift > share);
      const path = emberPaths[ember] ?? paths[line];
      path?.moveTo(x1 * cellSize, y1 * cellSize);
      path?.lineTo(x2 * cellSize, y2 * cellSize);
    });

    const context = this.#context;
    const area = [cells.left, cells.top, cells.right - cells.left, cells.bottom - cells.top] as const;
    const [x, y, width, height] = area.map((length) => length * cellSize) as [number, number, number, number];
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    context.clearRect(x, y, width, height);
    const highest = lines.at(-1);
    const stroke = (path: Path2D | undefined, line = highest) => {
      if (!path || !line) return;
      context.strokeStyle = line.color;
      context.globalAlpha = line.opacity;
      context.lineWidth = line.width;
      context.stroke(path);
    };
    paths.forEach((path, index) => {
      stroke(path, lines[index]);
    });
    emberPaths.forEach((path, index) => {
      stroke(path, lines[lines.length - 3 + index]);
    });
    context.restore();
  }
}
