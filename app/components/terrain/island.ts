import { contours } from "d3-contour";
import { contourPath } from "#pictures/contour-path.ts";
import { seededRandom } from "#pictures/random.ts";
import { sampleTerrain, terrain } from "#pictures/terrain.ts";

/** The contour lines of an island as SVG paths, from the coast to the summit, and where the summit is, in pixels. */
export type Island = { width: number; height: number; lines: string[]; summit: { x: number; y: number } };

const cellSize = 8;

/** Shares of the summit's height: of the coast, and of the highest line. */
const coast = 0.34;
const highestLine = 0.95;

/**
 * The island of a seed, always the same one, in a box that its coast does not reach.
 * @param width of the box in pixels, as `height`
 * @param count number of lines
 */
export function island(seed: string, width: number, height: number, count: number): Island {
  const style = { featureSize: Math.min(width, height) / 2, warp: 0.7, ridges: 0 };
  const random = seededRandom(`summit/${seed}`);
  const [peakX, peakY] = [(random() - 0.5) * 0.8, (random() - 0.5) * 0.5];
  const ground = sampleTerrain(terrain(seed, style), width, height, cellSize);
  const { columns, rows } = ground;
  let summit = 0;
  const values = ground.values.map((value, index) => {
    const x = (2 * (index % columns)) / (columns - 1) - 1;
    const y = (2 * Math.floor(index / columns)) / (rows - 1) - 1;
    // One mountain, whose foot the noise cuts into bays and skerries; the edges are below the sea.
    const slope = 1 - Math.hypot(x - peakX, y - peakY);
    const edge = Math.max(0, Math.min(1, 3 - (3 * (x * x + y * y)) / 0.92));
    return Math.max(0, edge * (0.95 * slope + 0.4 * value));
  });
  for (let index = 1; index < values.length; index++) {
    if ((values[index] ?? 0) > (values[summit] ?? 0)) summit = index;
  }
  const highest = values[summit] ?? 0;
  const thresholds = Array.from(
    { length: count },
    (_, line) => highest * (coast + ((highestLine - coast) * line) / (count - 1)),
  );
  return {
    width,
    height,
    lines: contours()
      .size([columns, rows])
      .thresholds(thresholds)([...values])
      .map((contour) => contourPath(contour, ground)),
    summit: { x: (summit % columns) * cellSize, y: Math.floor(summit / columns) * cellSize },
  };
}
