import { expect, test } from "vitest";
import { traceContours } from "./marching-squares.ts";

/** The segments as `[line, x1, y1, x2, y2]`. */
function segments(values: ArrayLike<number>, columns: number, rows: number, heights: number[]) {
  const found: number[][] = [];
  const cells = { left: 0, top: 0, right: columns - 1, bottom: rows - 1 };
  traceContours({ values, columns, rows }, cells, heights, (...segment) => found.push(segment.slice(0, 5)));
  return found;
}

test("a slope has one straight line per height", () => {
  expect(segments([0, 1, 0, 1], 2, 2, [0.25, 0.5])).toEqual([
    [0, 0.25, 0, 0.25, 1],
    [1, 0.5, 0, 0.5, 1],
  ]);
});

test("a hilltop has a closed ring, a saddle two lines, level ground none", () => {
  expect(segments([0, 0, 0, 0, 1, 0, 0, 0, 0], 3, 3, [0.5])).toHaveLength(4);
  expect(segments([1, 0, 0, 1], 2, 2, [0.5])).toHaveLength(2);
  expect(segments([0.5, 0.5, 0.5, 0.5], 2, 2, [0.5])).toEqual([]);
});
