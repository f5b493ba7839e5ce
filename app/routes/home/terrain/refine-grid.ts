import type { Grid } from "#pictures/terrain.ts";

/** The middle between the second and the third of four values on a smooth curve (Catmull-Rom). */
const middle = (a: number, b: number, c: number, d: number) => (9 * (b + c) - a - d) / 16;

/** Halves the cells of a grid, so that lines of straight pieces look as smooth as the drawing's curves. */
export function refineGrid({ values, columns, rows, cellSize }: Grid): Grid {
  const [fineColumns, fineRows] = [2 * columns - 1, 2 * rows - 1];
  const fine = new Float64Array(fineColumns * fineRows);
  const clamp = (index: number, last: number) => Math.min(last, Math.max(0, index));
  for (let row = 0; row < rows; row++) {
    const at = (column: number) => values[row * columns + clamp(column, columns - 1)] ?? 0;
    for (let column = 0; column < columns; column++) {
      const index = 2 * row * fineColumns + 2 * column;
      fine[index] = at(column);
      if (column < columns - 1) {
        fine[index + 1] = middle(at(column - 1), at(column), at(column + 1), at(column + 2));
      }
    }
  }
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < fineColumns; column++) {
      const at = (one: number) => fine[2 * clamp(one, rows - 1) * fineColumns + column] ?? 0;
      fine[(2 * row + 1) * fineColumns + column] = middle(at(row - 1), at(row), at(row + 1), at(row + 2));
    }
  }
  return { values: fine, columns: fineColumns, rows: fineRows, cellSize: cellSize / 2 };
}
