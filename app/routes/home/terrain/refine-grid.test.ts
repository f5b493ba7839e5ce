import { expect, test } from "vitest";
import { refineGrid } from "./refine-grid.ts";

test("a finer grid keeps the heights and adds those between them", () => {
  const values = Float64Array.from({ length: 25 }, (_, index) => (index % 5) + 10 * Math.floor(index / 5));
  const fine = refineGrid({ values, columns: 5, rows: 5, cellSize: 8 });
  expect([fine.columns, fine.rows, fine.cellSize]).toEqual([9, 9, 4]);
  expect(fine.values[0]).toBe(0);
  expect(fine.values[80]).toBe(44);
  expect(fine.values[4 * 9 + 3]).toBeCloseTo(21.5);
  expect(fine.values[3 * 9 + 4]).toBeCloseTo(17);
});
