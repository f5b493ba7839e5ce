import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { encodePhoto } from "./photo.ts";
import { dominantColor } from "./photo-facts.ts";

const folder = mkdtempSync(path.join(tmpdir(), "photo-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, "anna.png");
const photo = { width: 1600, height: 1600, channels: 3, background: "#804020" } as const;
await sharp({ create: photo }).png().toFile(file);

/** Red on the left, blue on the right. */
const halves = path.join(folder, "halves.png");
const red = { ...photo, background: "#ff0000" };
await sharp({ create: { ...photo, width: 3200, background: "#0000ff" } })
  .composite([{ input: { create: red }, left: 0, top: 0 }])
  .png()
  .toFile(halves);

test("crops a photo to its size and encodes it in the requested width and format", async () => {
  const encoded = await encodePhoto({
    kind: "photo",
    name: "anna",
    file,
    hash: "1",
    size: "portrait",
    width: 300,
    format: "webp",
  });
  const { width, height, format } = await sharp(encoded).metadata();
  expect({ width, height, format }).toEqual({ width: 300, height: 400, format: "webp" });
});

test("keeps the part of a photo that its focus names", async () => {
  const [left, right] = await Promise.all(
    (["left", "right"] as const).map(async (focus) => {
      const request = {
        kind: "photo",
        name: "a",
        hash: "1",
        size: "portrait",
        width: 300,
        format: "webp",
      } as const;
      const encoded = await encodePhoto({ ...request, file: halves, focus });
      return dominantColor(encoded);
    }),
  );
  expect(left).toMatch(/^rgb\(2[45]\d \d+ \d+\)$/);
  expect(right).toMatch(/^rgb\(\d+ \d+ 2[45]\d\)$/);
});

test("returns the dominant color of a photo as a CSS color", async () => {
  const content = await sharp(file).toBuffer();
  expect(await dominantColor(content)).toMatch(/^rgb\(1[23]\d \d\d \d\d\)$/);
});
