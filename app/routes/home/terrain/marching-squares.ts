/** Heights at the corners of square cells, row by row. */
type HeightGrid = { values: ArrayLike<number>; columns: number; rows: number };

/** Columns and rows of cells, the last ones excluded. */
export type CellRange = { left: number; top: number; right: number; bottom: number };

/**
 * Finds the pieces of contour lines in a range of cells by marching squares.
 * @param heights the heights of the lines, from low to high
 * @param onSegment gets the index of the height, both ends in cells, and the cell
 */
export function traceContours(
  { values, columns }: HeightGrid,
  { left, top, right, bottom }: CellRange,
  heights: number[],
  onSegment: (line: number, x1: number, y1: number, x2: number, y2: number, cell: number) => void,
) {
  const ends: number[] = [];
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const cell = row * columns + column;
      const a = values[cell] ?? 0;
      const b = values[cell + 1] ?? 0;
      const c = values[cell + columns + 1] ?? 0;
      const d = values[cell + columns] ?? 0;
      const lowest = Math.min(a, b, c, d);
      const highest = Math.max(a, b, c, d);
      for (let line = 0; line < heights.length; line++) {
        const height = heights[line] ?? 0;
        if (height >= highest) break;
        if (height < lowest) continue;
        // Where the line crosses the cell's edges, clockwise from the top edge.
        ends.length = 0;
        if (a > height !== b > height) ends.push(column + (height - a) / (b - a), row);
        if (b > height !== c > height) ends.push(column + 1, row + (height - b) / (c - b));
        if (d > height !== c > height) ends.push(column + (height - d) / (c - d), row + 1);
        if (a > height !== d > height) ends.push(column, row + (height - a) / (d - a));
        for (let end = 0; end + 3 < ends.length; end += 4) {
          onSegment(line, ends[end] ?? 0, ends[end + 1] ?? 0, ends[end + 2] ?? 0, ends[end + 3] ?? 0, cell);
        }
      }
    }
  }
}
