import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { contourSvg } from "./contours.ts";
import { drawPicture } from "./draw.ts";

test("a seed always gives the same drawing, another seed another", () => {
  expect(contourSvg("a", "fintech", "card")).toBe(contourSvg("a", "fintech", "card"));
  expect(contourSvg("a", "fintech", "card")).not.toBe(contourSvg("b", "fintech", "card"));
});

test("people differ from one another", () => {
  const drawings = ["a", "b", "c", "d"].map((name) => contourSvg(`people/${name}`, "people", "portrait"));
  expect(new Set(drawings).size).toBe(4);
});

test("lines stay lines up to 15 KB, and every picture names its size and colour", async () => {
  const picture = await drawPicture({ seed: "test/card", palette: "climate", shape: "card", alt: "" });
  expect(picture).toMatchObject({
    width: 720,
    height: 900,
    colour: expect.stringMatching(/^#/),
    sources: [],
  });
  const size = brotliCompressSync(contourSvg("test/card", "climate", "card")).length;
  expect(size).toBeLessThanOrEqual(15 * 1024);
});

test("asked for at once and again, a picture has one address", async () => {
  const request = { seed: "test/twice", palette: "digital", shape: "wide", alt: "" } as const;
  const [first, second] = await Promise.all([drawPicture(request), drawPicture(request)]);
  expect(first.src).toBe(second.src);
});
