import sharp from "sharp";
import { expect, test } from "vitest";
import { duotone } from "./duotone.ts";
import { personPalette } from "./person-palettes.ts";

const person = { seed: "people/anna", initials: "AB", palette: personPalette(1) };

async function pixelAt(image: Uint8Array, x: number, y: number) {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * info.channels;
  return [...data.subarray(start, start + 3)];
}

/** A photo 300 pixels wide: black on the left, white on the right, or transparent there. */
const photo = (right: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><path d="M0 0h150v400H0z"/><path fill="${right}" d="M150 0h150v400H150z"/></svg>`,
    ),
  );

test("shadows become basalt, lights the person's ground", async () => {
  const result = await duotone(await photo("#fff").flatten().png().toBuffer(), person);
  expect(await pixelAt(result, 140, 390)).toEqual([0x0b, 0x0b, 0x0c]);
  expect(await pixelAt(result, 160, 390)).toEqual([0xff, 0x3d, 0x22]);
});

test("a transparent background shows the person's picture", async () => {
  const result = await duotone(await photo("none").png().toBuffer(), person);
  const colors = new Set<string>();
  for (let y = 0; y < 400; y += 4) colors.add(String(await pixelAt(result, 220, y)));
  expect(colors.size).toBeGreaterThan(5);
  expect(await pixelAt(result, 140, 390)).toEqual([0x0b, 0x0b, 0x0c]);
});
