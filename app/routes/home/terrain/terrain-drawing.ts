import type { DrawingTerrain } from "#content-model/pictures.ts";
import { sampleTerrain, terrain } from "#pictures/terrain.ts";
import { type CellRange, traceContours } from "./marching-squares.ts";
import { type Peak, type Point, peakHeight, peakSettings, peakShape } from "./peaks.ts";
import { refineGrid } from "./refine-grid.ts";

/** How many contour lines the ground rises at a peak. */
const peakLines = 6.5;

/** Shares of a peak's full height from which a line has the next of the three peak colors. */
const emberFrom = [0.1, 0.3, 0.55];

const { radius } = peakSettings;

/** `peakShape` by the square of the distance, since exponentials take most of the time of a frame. */
const shapeSteps = 512;
const shapes = Float32Array.from({ length: shapeSteps + 1 }, (_, step) =>
  peakShape(Math.sqrt(step / shapeSteps) * radius, 0),
);

const overlap = (a: CellRange, b: CellRange) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const union = (a: CellRange, b: CellRange): CellRange => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** The ground at the corners of cells; the same with the peaks on it; and the peaks alone as shares of full height. */
type Layer = {
  ground: Float64Array;
  values: Float32Array;
  lift: Float32Array;
  columns: number;
  rows: number;
  cellSize: number;
};

const layerOf = ({ values, columns, rows, cellSize }: ReturnType<typeof sampleTerrain>): Layer => ({
  ground: values,
  values: Float32Array.from(values),
  lift: new Float32Array(values.length),
  columns,
  rows,
  cellSize,
});

/** Canvas that shows a drawing's terrain with peaks on it. */
export class TerrainDrawing {
  readonly #described: DrawingTerrain;
  readonly #context: CanvasRenderingContext2D;
  /** Large cells while peaks move, a quarter of the work; cells of half the size for what stays. */
  readonly #moving: Layer;
  readonly #still: Layer;
  /** Cells of `#moving` that were drawn since everything was still. */
  #unrefined: CellRange | null = null;
  readonly #heights: number[];
  readonly #peakRise: number;

  constructor(described: DrawingTerrain, context: CanvasRenderingContext2D) {
    const { seed, style, width, height, lines } = described;
    const coarse = sampleTerrain(terrain(seed, style), width, height, described.cellSize);
    this.#moving = layerOf(coarse);
    this.#still = layerOf(refineGrid(coarse));
    this.#described = described;
    this.#context = context;
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

  /** Draws the part that a canvas shows, from its top left to its bottom right corner: a third of it on a phone. */
  drawVisible(from: Point, to: Point, peaks: Peak[], nowMs: number) {
    this.#draw(this.#still, cellsBetween(this.#still, from, to), peaks, nowMs);
  }

  /**
   * Draws the area around peaks again that have each moved from one point to another.
   * @param isStill whether nothing moves any more: all that was drawn with large cells is drawn with small ones
   */
  drawAround(moves: { from: Point; to: Point }[], peaks: Peak[], nowMs: number, isStill: boolean) {
    let areas: CellRange[] = [];
    for (const { from, to } of moves) {
      let area = cellsAround(this.#moving, from, to);
      // Areas that overlap are drawn once.
      const separate = areas.filter((other) => {
        if (!overlap(area, other)) return true;
        area = union(area, other);
        return false;
      });
      areas = [...separate, area];
    }
    for (const area of areas) {
      this.#unrefined = this.#unrefined ? union(this.#unrefined, area) : area;
      if (!isStill) this.#draw(this.#moving, area, peaks, nowMs);
    }
    if (!isStill || !this.#unrefined) return;
    const { left, top, right, bottom } = this.#unrefined;
    this.#draw(
      this.#still,
      { left: 2 * left, top: 2 * top, right: 2 * right, bottom: 2 * bottom },
      peaks,
      nowMs,
    );
    this.#unrefined = null;
  }

  /** The height at a point, 0 to 1 without peaks. */
  heightAt({ x, y }: Point): number {
    const { values, columns, cellSize } = this.#moving;
    return values[Math.round(y / cellSize) * columns + Math.round(x / cellSize)] ?? 0;
  }

  /** Raises the ground in a range of cells, corners included, by the peaks. */
  #raise({ ground, values, lift, columns, cellSize }: Layer, cells: CellRange, peaks: Peak[], nowMs: number) {
    const heights = peaks.map((peak) => peakHeight(peak, nowMs));
    for (let row = cells.top; row <= cells.bottom; row++) {
      for (let column = cells.left; column <= cells.right; column++) {
        let raised = 0;
        for (let index = 0; index < peaks.length; index++) {
          const { x, y } = peaks[index] as Peak;
          const [distanceX, distanceY] = [column * cellSize - x, row * cellSize - y];
          const share = (distanceX * distanceX + distanceY * distanceY) / (radius * radius);
          if (share < 1) raised += (heights[index] ?? 0) * (shapes[Math.round(share * shapeSteps)] ?? 0);
        }
        const cell = row * columns + column;
        lift[cell] = raised;
        values[cell] = (ground[cell] ?? 0) + raised * this.#peakRise;
      }
    }
  }

  #draw(layer: Layer, cells: CellRange, peaks: Peak[], nowMs: number) {
    // One cell more on each side, since its lines reach into the area that is cleared.
    const traced = {
      left: Math.max(0, cells.left - 1),
      top: Math.max(0, cells.top - 1),
      right: Math.min(layer.columns - 1, cells.right + 1),
      bottom: Math.min(layer.rows - 1, cells.bottom + 1),
    };
    this.#raise(layer, traced, peaks, nowMs);
    const { lift, cellSize } = layer;
    const { lines } = this.#described;
    const paths = this.#heights.map(() => new Path2D());
    const emberPaths = emberFrom.map(() => new Path2D());
    traceContours(layer, traced, this.#heights, (line, x1, y1, x2, y2, cell) => {
      const raised = lift[cell] ?? 0;
      const ember = raised > 0 ? emberFrom.findLastIndex((share) => raised > share) : -1;
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

const cellsBetween = ({ columns, rows, cellSize }: Layer, from: Point, to: Point): CellRange => ({
  left: Math.max(0, Math.floor(from.x / cellSize)),
  top: Math.max(0, Math.floor(from.y / cellSize)),
  right: Math.min(columns - 1, Math.ceil(to.x / cellSize)),
  bottom: Math.min(rows - 1, Math.ceil(to.y / cellSize)),
});

/** The cells that a peak reaches on its way from one point to another. */
const cellsAround = (layer: Layer, from: Point, to: Point): CellRange =>
  cellsBetween(
    layer,
    { x: Math.min(from.x, to.x) - radius, y: Math.min(from.y, to.y) - radius },
    { x: Math.max(from.x, to.x) + radius, y: Math.max(from.y, to.y) + radius },
  );
