import { createNoise2D } from "simplex-noise";
import { seededRandom } from "./random.ts";
import type { DrawingStyle } from "./styles.ts";

/** Heights at the corners of square cells, row by row; from 0 to 1 unless said otherwise. */
export type Grid = { values: Float64Array; columns: number; rows: number; cellSize: number };

/** The height at a point of the picture, in pixels from its top left corner. Heights may have any range. */
export type Terrain = (x: number, y: number) => number;

/**
 * The terrain of a seed: noise displaced by other noise, so that contour lines meander, plus ridges. Direction,
 * stretch and offset depend on the seed as well, so that no two pictures look alike.
 */
export function terrain(seed: string, style: Pick<DrawingStyle, "featureSize" | "warp" | "ridges">): Terrain {
  const random = seededRandom(seed);
  const noise = createNoise2D(random);
  const angle = random() * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const stretch = 1.2 + random() * 0.9;
  const featureSize = style.featureSize * (0.8 + random() * 0.45);
  const [offsetX, offsetY] = [random() * 50, random() * 50];
  const warp = style.warp * (0.75 + random() * 0.5);

  return (px, py) => {
    const x = (px * cos - py * sin) / featureSize / stretch + offsetX;
    const y = (px * sin + py * cos) / featureSize + offsetY;
    const warpedX = x + warp * 0.55 * noise(x * 0.7 + 5.2, y * 0.7 + 1.3);
    const warpedY = y + warp * 0.55 * noise(x * 0.7 - 3.1, y * 0.7 + 8.4);
    const hills =
      noise(warpedX, warpedY) +
      0.42 * noise(warpedX * 2.1, warpedY * 2.1) +
      0.12 * noise(warpedX * 4.4, warpedY * 4.4);
    const crest = noise(warpedX * 0.8 + 20, warpedY * 0.8 - 20);
    // Rounded: the lines of a sharp edge would break into a row of specks.
    const ridge = 1 - Math.sqrt(crest * crest + 0.004) * 2;
    return hills * (1 - style.ridges) + ridge * style.ridges;
  };
}

/** Samples a terrain at every `cellSize` pixels, in its own heights. */
export function sampleHeights(heightAt: Terrain, width: number, height: number, cellSize: number): Grid {
  const columns = Math.ceil(width / cellSize) + 1;
  const rows = Math.ceil(height / cellSize) + 1;
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      values[row * columns + column] = heightAt(column * cellSize, row * cellSize);
    }
  }
  return { values, columns, rows, cellSize };
}

/** Samples a terrain at every `cellSize` pixels and scales the heights to 0…1. */
export function sampleTerrain(heightAt: Terrain, width: number, height: number, cellSize: number): Grid {
  const grid = sampleHeights(heightAt, width, height, cellSize);
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of grid.values) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }
  return { ...grid, values: grid.values.map((value) => (value - lowest) / (highest - lowest)) };
}

/** The value at a point between pixels of an image, row by row; beyond its border, the value at the border. */
export function sampleBilinear(
  values: Float64Array,
  columns: number,
  rows: number,
  x: number,
  y: number,
): number {
  const [left, top] = [clamp(Math.floor(x), columns - 2), clamp(Math.floor(y), rows - 2)];
  const [dx, dy] = [clamp(x - left, 1), clamp(y - top, 1)];
  const at = (column: number, row: number) => values[row * columns + column] ?? 0;
  return (
    (at(left, top) * (1 - dx) + at(left + 1, top) * dx) * (1 - dy) +
    (at(left, top + 1) * (1 - dx) + at(left + 1, top + 1) * dx) * dy
  );
}

const clamp = (value: number, highest: number) => Math.min(highest, Math.max(0, value));
