import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { contourSvg } from "./contours.ts";
import { drawPicture } from "./draw.ts";
import { palettes } from "./palettes.ts";

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

test("with another palette a picture is drawn anew, and with the old one again it is the old one", async () => {
  const request = { seed: "test/palette", palette: "climate", shape: "card", alt: "" } as const;
  const { line } = palettes.climate;
  const before = await drawPicture(request);
  Object.assign(palettes.climate, { line: "#00ff00" });
  const changed = await drawPicture(request);
  Object.assign(palettes.climate, { line });
  expect(changed.src).not.toBe(before.src);
  expect((await drawPicture(request)).src).toBe(before.src);
});
