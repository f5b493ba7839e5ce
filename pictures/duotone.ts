import sharp from "sharp";
import { brandColors, rgb } from "#brand/colors.ts";
import { type Initials, initialsSvg } from "./initials.ts";
import type { PersonPalette } from "./person-palettes.ts";

/** Colors of a photo's shadows and lights, and of lines over it. A bright ground colors the lights. */
function tones({ ground }: PersonPalette) {
  const { basalt, paper, ember } = brandColors;
  const isDark = rgb(ground).every((channel) => channel < 64);
  const [red, green] = rgb(ground);
  const isEmber = red > 3 * green;
  return { shadow: rgb(basalt), light: rgb(isDark ? paper : ground), line: isEmber ? basalt : ember };
}

/** How much of the lines shows over an opaque photo: none where face and shoulders are, all at the upper edges. */
function lineShare(x: number, y: number): number {
  const distance = Math.hypot((x - 0.5) / 0.6, Math.max(0, 0.55 - y) / 0.55);
  const share = Math.min(1, Math.max(0, (distance - 0.6) / 0.4)) * Math.min(1, Math.max(0, (0.85 - y) / 0.3));
  return share * share * (3 - 2 * share);
}

/**
 * A photo in two of the site's colors with the person's contour lines: behind the person where the photo has a
 * transparent background, else over the edges of the photo.
 */
export async function duotone(photo: Uint8Array, person: Initials): Promise<Uint8Array> {
  const { shadow, light, line } = tones(person.palette);
  const { data, info } = await sharp(photo).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const gray = await sharp(photo).flatten().grayscale().normalize().toColorspace("b-w").raw().toBuffer();
  const rendered = async (svg: string) =>
    sharp(Buffer.from(svg)).resize({ width, height, fit: "fill" }).ensureAlpha().raw().toBuffer();
  const field = await rendered(await initialsSvg(person));
  const lines = await rendered(await initialsSvg(person, line));
  const result = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const lightness = (gray[pixel] ?? 0) / 255;
    const opacity = (data[pixel * 4 + 3] ?? 255) / 255;
    const over =
      ((lines[pixel * 4 + 3] ?? 0) / 255) *
      lineShare((pixel % width) / width, Math.floor(pixel / width) / height);
    for (const channel of [0, 1, 2] as const) {
      const tone = shadow[channel] + (light[channel] - shadow[channel]) * lightness;
      const photoColor = tone * (1 - over) + (lines[pixel * 4 + channel] ?? 0) * over;
      const behind = field[pixel * 4 + channel] ?? 0;
      result[pixel * 3 + channel] = Math.round(photoColor * opacity + behind * (1 - opacity));
    }
  }
  return sharp(result, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
