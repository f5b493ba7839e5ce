import { expect, test } from "vitest";
import { drawDrawing } from "./drawing.ts";
import { drawingTerrain } from "./drawing-terrain.ts";
import { sampleBilinear, sampleTerrain, terrain } from "./terrain.ts";

test("the described terrain has the heights and lines of the drawing", async () => {
  const request = { kind: "drawing", seed: "pages/test", style: "frontier", size: "hero", ground: "basalt" };
  const described = await drawingTerrain(request as Parameters<typeof drawingTerrain>[0]);
  const svg = Buffer.from(await drawDrawing(request as Parameters<typeof drawDrawing>[0])).toString();
  const { seed, style, width, height, cellSize, lines } = described;
  const { values, columns, rows } = sampleTerrain(terrain(seed, style), width, height, cellSize);
  const starts = [...svg.matchAll(/M(\d+) (\d+)/g)];
  expect(starts.length).toBeGreaterThan(10);
  const distances = starts.map(([, x, y]) => {
    const at = sampleBilinear(values, columns, rows, Number(x) / cellSize, Number(y) / cellSize);
    return Math.min(...lines.map((line) => Math.abs(line.height - at)));
  });
  // The drawing simplifies and rounds its lines. Points anywhere would have a mean of 0.02.
  expect(distances.reduce((sum, one) => sum + one) / distances.length).toBeLessThan(0.006);
  for (const { color } of lines) expect(svg).toContain(`stroke="${color}"`);
});
