import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { drawLand } from "./draw-land.ts";
import { landHeights } from "./height.ts";
import { mountainForms } from "./mountains.ts";

const folder = mkdtempSync(path.join(tmpdir(), "land-"));
afterAll(() => rmSync(folder, { recursive: true }));

const peak = { x: 2600, y: 690, height: 1500, reach: 400, form: "horn" as const };
const around = { left: 2300, top: 500, width: 600, height: 400 };

test.each(mountainForms)("a mountain is about as high as it is said to be, at its place: %s", (form) => {
  const { values, columns, cellSize } = landHeights(around, 10, [{ ...peak, form }]);
  const highest = values.reduce((best, value, index) => (value > (values[best] ?? 0) ? index : best), 0);
  const [x, y] = [
    around.left + (highest % columns) * cellSize,
    around.top + Math.floor(highest / columns) * cellSize,
  ];
  expect(Math.hypot(x - peak.x, y - peak.y)).toBeLessThan(60);
  expect(values[highest]).toBeGreaterThan(0.85 * peak.height);
  expect(values[highest]).toBeLessThan(1.15 * peak.height);
});

test("ground that no mountain reaches stays as it is, so that its pictures do", () => {
  const far = { left: 1300, top: 900, width: 300, height: 200 };
  expect(landHeights(far, 10, [peak])).toEqual(landHeights(far, 10, []));
});

test("the sea in the west is free", () => {
  const { values } = landHeights({ left: 0, top: 0, width: 700, height: 2000 }, 50, [peak]);
  expect(Math.max(...values)).toBeLessThan(0);
});

test("a picture is the same again, and small enough for a first view", async () => {
  const picture = { area: around, width: 600, height: 400, fade: {}, peaks: [peak], hot: peak };
  const first = await drawLand(picture, "avif", folder);
  expect(first.length).toBeLessThanOrEqual(12 * 1024);
  expect(await drawLand(picture, "avif", folder)).toEqual(first);
});
