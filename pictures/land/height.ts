import type { Grid } from "../terrain.ts";
import { type Gullies, gulliesAt } from "./erosion.ts";
import { type LandPoint, layeredNoise, lowlands, metersPerUnit } from "./geography.ts";

/** A mountain; `reach` is how far from its summit the ground rises, in units. */
export type Peak = LandPoint & { height: number; reach: number };

/** Part of the land, in units. */
export type LandArea = { left: number; top: number; width: number; height: number };

/** Height in meters before water has shaped the land. */
function rawHeight(x: number, y: number, peaks: readonly Peak[]): number {
  let height = lowlands({ x, y });
  for (const peak of peaks) {
    const [east, south] = [x - peak.x, y - peak.y];
    // Rounded at the summit, where all gullies would meet in a point.
    const distance = Math.sqrt((east * east + south * south) / peak.reach ** 2 + 0.002) - 0.045;
    if (distance > 1.3) continue;
    // Ridges run out from the summit, more irregular the further away.
    const bend = 0.65 * distance * layeredNoise(x / 290 + peak.x, y / 290 + peak.y, 2);
    const share = Math.max(0, 1 - distance - bend);
    height += (peak.height - height) * share ** 1.7;
  }
  return height;
}

const layers = 4;

/** How far around a point its slope is measured, in units. */
const slopeSpan = 22;

/** Size of the largest gullies in units. */
const gullySize = 88;

/**
 * The heights of an area in meters, at the corners of square cells. They depend on the peaks that reach into it only.
 * @param cellSize in units; gullies smaller than it are left out
 */
export function landHeights(area: LandArea, cellSize: number, peaks: readonly Peak[]): Grid {
  const columns = Math.ceil(area.width / cellSize) + 1;
  const rows = Math.ceil(area.height / cellSize) + 1;
  const values = new Float64Array(columns * rows);
  const near = peaks.filter((peak) => reaches(peak, area));
  // Wider than the area on each side, since gullies follow the slope of the ground around them.
  const margin = Math.max(1, Math.round(slopeSpan / cellSize));
  const wide = columns + 2 * margin;
  const raw = new Float64Array(wide * (rows + 2 * margin));
  for (let row = 0; row < rows + 2 * margin; row++) {
    for (let column = 0; column < wide; column++) {
      const x = area.left + (column - margin) * cellSize;
      raw[row * wide + column] = rawHeight(x, area.top + (row - margin) * cellSize, near);
    }
  }
  const gullies: Gullies = { depth: 0, slopeX: 0, slopeY: 0 };
  const span = 2 * margin * cellSize * metersPerUnit;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const center = (row + margin) * wide + column + margin;
      const height = raw[center] as number;
      let lift = 0;
      if (height > 0) {
        const eastward = (((raw[center + margin] as number) - (raw[center - margin] as number)) / span) * 9;
        const southward =
          (((raw[center + margin * wide] as number) - (raw[center - margin * wide] as number)) / span) * 9;
        const steep = Math.hypot(eastward, southward);
        const length = 1 / (0.35 + steep);
        // Turned, so that no gully follows the rows and columns of the cells.
        const [alongX, alongY] = turned(southward * length, -eastward * length);
        let amplitude = Math.min(1, height / 420) * Math.min(1, 0.25 + steep);
        let frequency = 1 / gullySize;
        let [slopeX, slopeY] = [0, 0];
        const [x, y] = turned(area.left + column * cellSize, area.top + row * cellSize);
        for (let layer = 0; layer < layers && frequency * cellSize < 0.4; layer++) {
          gulliesAt(x * frequency, y * frequency, alongX + slopeY * 0.55, alongY - slopeX * 0.55, gullies);
          lift += gullies.depth * amplitude;
          slopeX += gullies.slopeX * amplitude * 0.5;
          slopeY += gullies.slopeY * amplitude * 0.5;
          amplitude *= 0.42;
          frequency *= 2;
        }
      }
      values[row * columns + column] = height > 0 ? Math.max(1, height + lift * (8 + height * 0.06)) : height;
    }
  }
  return { values, columns, rows, cellSize };
}

const turned = (x: number, y: number): [number, number] => [0.85 * x - 0.527 * y, 0.527 * x + 0.85 * y];

/** Whether a peak changes the ground of an area. */
export function reaches({ x, y, reach }: Peak, { left, top, width, height }: LandArea): boolean {
  const far = reach * 1.3 + 40;
  return x > left - far && x < left + width + far && y > top - far && y < top + height + far;
}
