import type { Grid } from "../terrain.ts";
import { metersPerUnit } from "./geography.ts";

/** The sun stands low in the north-west, as on survey maps. */
const sun = { x: -0.62, y: -0.56, z: 0.62 };

/** How much steeper the land is lit than it is. */
const exaggeration = 3.6;

/** The light on each corner of a grid of heights, from 0 to about 1: its slope towards the sun, and shadows of mountains. */
export function landLight({ values, columns, rows, cellSize }: Grid): Float64Array {
  const light = new Float64Array(values.length);
  const scale = exaggeration / (2 * cellSize * metersPerUnit);
  const at = (column: number, row: number) =>
    Math.max(
      0,
      values[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ??
        0,
    );
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const east = (at(column + 1, row) - at(column - 1, row)) * scale;
      const south = (at(column, row + 1) - at(column, row - 1)) * scale;
      const length = Math.hypot(east, south, 1);
      const facing = (-east * sun.x - south * sun.y + sun.z) / length;
      light[row * columns + column] =
        Math.max(0, facing) * shadow(at, column, row, cellSize) + 0.1 * (1 / length);
    }
  }
  return light;
}

const steps = 26;

/** 1 in the sun, 0.5 in the shadow of a mountain. */
function shadow(at: (column: number, row: number) => number, column: number, row: number, cellSize: number) {
  const height = at(column, row);
  const rise = (0.42 * cellSize * metersPerUnit) / exaggeration;
  let hidden = 0;
  for (let step = 1, distance = 1; step <= steps; step++, distance += 1 + step * 0.12) {
    const above =
      at(Math.round(column - 0.74 * distance), Math.round(row - 0.67 * distance)) - height - rise * distance;
    if (above > hidden) hidden = above;
  }
  return 1 - 0.5 * Math.min(1, hidden / 120);
}
