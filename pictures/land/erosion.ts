import { seededRandom } from "../random.ts";
import { clamp } from "./geography.ts";

/** Offsets of the gullies' centers in cells, repeated every 64 cells. */
const size = 64;
const random = seededRandom("erosion");
const offsets = Float32Array.from({ length: size * size * 2 }, () => random() * 0.5);

/** Cosines of a turn in so many steps: they are needed by the hundred million. */
const steps = 4096;
const cosines = Float32Array.from({ length: steps }, (_, step) => Math.cos((2 * Math.PI * step) / steps));
const quarter = steps / 4;

/** A wave at a point: from ridge (1) to gully (-1), and how it rises across the slope, from -1 to 1. */
type Wave = { height: number; rise: number };
const wave: Wave = { height: 0, rise: 0 };

/** How much waves that cancel each other are raised to full height, from 0 to 1. */
const evenness = 0.5;

/**
 * Stripes across a direction, cell by cell, each cell's a little shifted, as one wave.
 * @param x in cells
 * @param acrossX across the stripes, 1 long
 */
function waveAt(x: number, y: number, acrossX: number, acrossY: number) {
  const [cellX, cellY] = [Math.floor(x), Math.floor(y)];
  const [shareX, shareY] = [x - cellX, y - cellY];
  let [cosine, sine, total] = [0, 0, 0];
  for (let row = -2; row <= 1; row++) {
    for (let column = -2; column <= 1; column++) {
      const index = 2 * (((cellY - row) & (size - 1)) * size + ((cellX - column) & (size - 1)));
      const fromX = shareX + column - (offsets[index] as number);
      const fromY = shareY + row - (offsets[index + 1] as number);
      const near = 1 - (fromX * fromX + fromY * fromY) / 2.4;
      if (near <= 0) continue;
      const weight = near * near * near;
      total += weight;
      const step = Math.floor((fromX * acrossX + fromY * acrossY) * steps);
      cosine += (cosines[step & (steps - 1)] as number) * weight;
      sine += (cosines[(step - quarter) & (steps - 1)] as number) * weight;
    }
  }
  const length = Math.max(1 - evenness, Math.hypot(cosine, sine) / total);
  wave.height = cosine / total / length;
  wave.rise = sine / total / length;
}

/** Size of the largest gullies in units, and how much higher than long they are at most. */
const gullySize = 92;
const strength = 0.03;

const layers = 6;

/** Rises fast, and ends softly. */
const easeOut = (value: number) => 1 - (1 - clamp(value)) ** 2;

/**
 * How far water has raised or lowered a point, in the unit of its slope: gullies run down the slope, and smaller ones
 * into them, so that ridges are sharp and valleys branch. After “Eroded Terrain Noise” by Clay John, and “Advanced
 * Terrain Erosion Filter” by Rune Skovbo Johansen.
 * @param slopeX how it rises eastward, as it looks (steeper than it is)
 * @param altitude from -1 in a valley to 1 at a summit, which gullies leave as they are
 * @param cellSize in units; gullies smaller than it are left out
 */
export function erosionAt(
  x: number,
  y: number,
  slopeX: number,
  slopeY: number,
  altitude: number,
  cellSize: number,
): number {
  const steepness = Math.max(1e-6, Math.hypot(slopeX, slopeY));
  // Flat ground has no gullies.
  let shown = easeOut(steepness * 1.7);
  let [downX, downY] = [(slopeX / steepness) * 0.7, (slopeY / steepness) * 0.7];
  let [target, raised, height, cells] = [altitude, 0, gullySize * strength, gullySize];
  for (let layer = 0; layer < layers && cells > 5 * cellSize; layer++) {
    const length = Math.max(1e-6, Math.hypot(downX, downY));
    const [acrossX, acrossY] = [-downY / length, downX / length];
    waveAt(x / cells, y / cells, acrossX, acrossY);
    const { height: top, rise } = wave;
    const slope = Math.sign(rise) * ((-2 * Math.PI * height) / cells) * 0.5;
    downX += slope * acrossX;
    downY += slope * acrossY;
    target += (top * 0.62 - target) * shown;
    raised += target * height;
    shown = (1 - (1 - shown) ** 1.6) * easeOut(Math.abs(rise) * 1.3);
    height *= 0.5;
    cells *= 0.5;
  }
  return raised;
}
