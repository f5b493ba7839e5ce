import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { duotone } from "./duotone.ts";
import type { PhotoRequest } from "./requests.ts";
import { pictureSizes } from "./sizes.ts";

const options = { avif: { quality: 52, effort: 4 }, webp: { quality: 74 } };

/** Crops a photo to its size, around what draws attention, and encodes it in one width and format: a person's as duotone. */
export async function encodePhoto({ file, size, width, format, person }: PhotoRequest): Promise<Uint8Array> {
  const { width: fullWidth, height } = pictureSizes[size];
  // Cropped at full size first, so that all widths show the same part.
  const cropped = await sharp(await readFile(file))
    .rotate()
    .resize({ width: fullWidth, height, fit: "cover", position: "attention" })
    .toBuffer();
  const finished = person ? await duotone(cropped, person) : cropped;
  return sharp(finished).resize({ width }).toFormat(format, options[format]).toBuffer();
}

/** The dominant color of a photo as a CSS color, for the time until it has loaded. */
export async function dominantColor(photo: Uint8Array): Promise<string> {
  const { dominant } = await sharp(photo).stats();
  return `rgb(${dominant.r} ${dominant.g} ${dominant.b})`;
}
