import { expect, test } from "vitest";
import { contentHash } from "./cache.ts";
import { contourSvg } from "./contours.ts";
import { drawDrawing } from "./drawing.ts";

test("draws the same SVG for the same seed and another for another seed", () => {
  const svg = contourSvg("a", "fintech", "card", "basalt");
  expect(contourSvg("a", "fintech", "card", "basalt")).toBe(svg);
  expect(contourSvg("b", "fintech", "card", "basalt")).not.toBe(svg);
});

test("the version of the generator changes with what it draws", () => {
  const drawings = [
    contourSvg("a", "digital", "wide", "paper"),
    contourSvg("a", "people", "portrait", "ember"),
    contourSvg("a", "climate", "hero", "basalt", 3),
  ];
  // Pictures are cached under their address: when this fails, increase `generatorVersion` in requests.ts.
  expect(contentHash(drawings.join())).toBe("e8b63562bfa1");
});

test("leaves out lines until a drawing fits the bytes of its size", async () => {
  const request = { kind: "drawing", seed: "a", style: "climate", size: "cover", ground: "basalt" } as const;
  const lines = (svg: string) => svg.split("<path").length;
  const drawing = Buffer.from(await drawDrawing(request)).toString();
  expect(lines(drawing)).toBeLessThan(lines(contourSvg("a", "climate", "cover", "basalt")));
});
