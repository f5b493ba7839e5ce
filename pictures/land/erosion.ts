import { seededRandom } from "../random.ts";

/** Offsets of the gullies' centers in cells, repeated every 64 cells. */
const size = 64;
const random = seededRandom("erosion");
const offsets = Float32Array.from({ length: size * size * 2 }, () => random() * 0.5);

/** Gullies at a point: their depth from -1 to 1, and its slope. */
export type Gullies = { depth: number; slopeX: number; slopeY: number };

/**
 * Stripes that run down the slope, cell by cell, each cell's a little shifted: the gullies that water would wash out.
 * After “Eroded Terrain Noise” by Clay John.
 * @param x in cells
 * @param directionX across the slope, about 1 long
 * @param into where the result is written, since this runs millions of times
 */
export function gulliesAt(x: number, y: number, directionX: number, directionY: number, into: Gullies) {
  const [cellX, cellY] = [Math.floor(x), Math.floor(y)];
  const [shareX, shareY] = [x - cellX, y - cellY];
  let [depth, slopeX, slopeY, total] = [0, 0, 0, 0];
  for (let row = -2; row <= 1; row++) {
    for (let column = -2; column <= 1; column++) {
      const index = 2 * (((cellY - row) & (size - 1)) * size + ((cellX - column) & (size - 1)));
      const fromX = shareX + column - (offsets[index] as number);
      const fromY = shareY + row - (offsets[index + 1] as number);
      const weight = 1 - (fromX * fromX + fromY * fromY) / 2.4;
      if (weight <= 0) continue;
      const share = weight * weight * weight;
      total += share;
      const phase = 2 * Math.PI * (fromX * directionX + fromY * directionY);
      depth += Math.cos(phase) * share;
      const steepness = -Math.sin(phase) * share;
      slopeX += steepness * (fromX + directionX);
      slopeY += steepness * (fromY + directionY);
    }
  }
  into.depth = depth / total;
  into.slopeX = slopeX / total;
  into.slopeY = slopeY / total;
}
