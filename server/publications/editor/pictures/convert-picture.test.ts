import sharp from "sharp";
import { expect, test } from "vitest";
import { convertPicture } from "./convert-picture.ts";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#d00" } })
    .jpeg()
    .toBuffer();

test.each([
  ["a large photo", [4_000, 2_000], [2_880, 1_440]],
  ["a tall photo, which stays as wide as it must be", [1_170, 5_000], [780, 3_334]],
  ["a tall photo that is wide enough", [1_200, 2_900], [1_192, 2_880]],
])("%s is made smaller", async (_, [width = 0, height = 0], size) => {
  const { content } = await convertPicture(await photo(width, height), "photo", 780);
  const stored = await sharp(content).metadata();
  expect([stored.width, stored.height]).toEqual(size);
});

test("a photo is refused in words when it cannot be wide enough", async () => {
  await expect(convertPicture(await photo(700, 900), "photo", 780)).rejects.toThrow("700 pixels wide");
  await expect(convertPicture(await photo(800, 20_000), "photo", 780)).rejects.toThrow("too tall");
});
