import { duotone } from "./duotone.ts";
import type { LogoRequest, PhotoRequest, TextPhotoRequest } from "./requests.ts";
import { sharp } from "./sharp.ts";
import { pictureSizes } from "./sizes.ts";

const options = { avif: { quality: 52, effort: 4 }, webp: { quality: 74 } };

/**
 * Crops a photo to its size, around its focus or what draws attention, and encodes it in one width and format: a
 * person's as duotone.
 */
export async function encodePhoto({
  file,
  size,
  width,
  format,
  focus,
  person,
}: PhotoRequest): Promise<Uint8Array> {
  const { width: fullWidth, height } = pictureSizes[size];
  // Cropped at full size first, so that all widths show the same part; without loss, because it is encoded again.
  const cropped = await sharp(file)
    .rotate()
    .resize({ width: fullWidth, height, fit: "cover", position: focus ?? "attention" })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const finished = person ? await duotone(cropped, person) : cropped;
  return sharp(finished).resize({ width }).toFormat(format, options[format]).toBuffer();
}

/** Encodes a photo of a text in one width and format. */
export async function encodeTextPhoto({ file, width, height, format, focus }: TextPhotoRequest) {
  return sharp(file)
    .rotate()
    .resize({ width, height, fit: "cover", position: focus ?? "center" })
    .toFormat(format, options[format])
    .toBuffer();
}

/** Encodes a logo in one width, with its transparent parts. */
export async function encodeLogo({ file, width }: LogoRequest): Promise<Uint8Array> {
  return sharp(file).resize({ width, withoutEnlargement: true }).webp({ quality: 90 }).toBuffer();
}
