import { blur } from "../blur.ts";
import type { Grid } from "../terrain.ts";
import { metersPerUnit } from "./geography.ts";

/** The sun stands low in the north-west, as on survey maps. */
const sun = { x: -0.6, y: -0.54, z: 0.59 };

/** How much steeper the land is lit than it is. */
const exaggeration = 1.9;

/** How far around a point its surroundings reach, in units. */
const surroundings = 9;

/**
 * The light on each corner of a grid of heights, from 0 to about 1: its slope towards the sun, shadows of mountains, and
 * ridges lighter and gullies darker than the ground around them.
 */
export function landLight({ values, columns, rows, cellSize }: Grid): Float64Array {
  const light = new Float64Array(values.length);
  const scale = exaggeration / (2 * cellSize * metersPerUnit);
  const ground = values.map((height) => Math.max(0, height));
  const around = blur(ground.slice(), columns, rows, surroundings / cellSize);
  const shadows = blur(shadowsOf(ground, { columns, rows, cellSize }), columns, rows, 5 / cellSize);
  for (let row = 0; row < rows; row++) {
    const [above, below] = [Math.max(0, row - 1) * columns, Math.min(rows - 1, row + 1) * columns];
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const height = ground[at] as number;
      if (height === 0) continue;
      const [before, after] = [Math.max(0, column - 1), Math.min(columns - 1, column + 1)];
      const east =
        ((ground[row * columns + after] as number) - (ground[row * columns + before] as number)) * scale;
      const south = ((ground[below + column] as number) - (ground[above + column] as number)) * scale;
      const length = Math.hypot(east, south, 1);
      const facing = Math.max(0, (-east * sun.x - south * sun.y + sun.z) / length);
      const raised = Math.max(-1, Math.min(1, (height - (around[at] as number)) / 42));
      light[at] = (facing * (shadows[at] as number) + 0.1 / length) * (1 + 0.3 * raised);
    }
  }
  return light;
}

const steps = 18;

/** For each point, 1 in the sun, 0.45 in the shadow of a mountain. */
function shadowsOf(ground: Float64Array, { columns, rows, cellSize }: Omit<Grid, "values">): Float64Array {
  const rise = (0.42 * cellSize * metersPerUnit) / exaggeration;
  const longest = 130 / cellSize;
  const distances = Array.from(
    { length: steps },
    (_, step) => 1 + (longest - 1) * ((step + 1) / steps) ** 1.7,
  );
  const offsets = distances.map(
    (far) => [Math.round(0.74 * far), Math.round(0.67 * far), rise * far] as const,
  );
  const shadows = new Float64Array(ground.length).fill(1);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const height = ground[row * columns + column] as number;
      if (height === 0) continue;
      let hidden = 0;
      for (const [left, up, least] of offsets) {
        if (left > column || up > row) break;
        const above = (ground[(row - up) * columns + column - left] as number) - height - least;
        if (above > hidden) hidden = above;
      }
      shadows[row * columns + column] = 1 - 0.55 * Math.min(1, hidden / 110);
    }
  }
  return shadows;
}
