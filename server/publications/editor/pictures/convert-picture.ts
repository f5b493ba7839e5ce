import { fileTypeFromBuffer } from "file-type";
import pLimit from "p-limit";
import { ConflictError } from "../../../permissions/errors.ts";

/** Larger than what cameras take; more is refused before it is unpacked. */
const maxPixels = 110_000_000;

/** The longest side in pixels that is stored: twice the widest that the site shows. */
const maxSide = { photo: 2880, logo: 1664 };

/** The tallest that browsers' formats can hold, nearly. */
const maxHeight = 16_000;

const maxSeconds = 120;

/** One at a time: a large photo takes memory while it is unpacked. */
const limit = pLimit(1);

type PictureKind = keyof typeof maxSide;
export type StoredPicture = { content: Buffer; extension: "jpg" | "png" };

const readable = ["jpg", "png", "webp", "avif", "tif", "gif"];

const refused: Record<string, string> = {
  heic: "This picture is in HEIC, the format of iPhones. Export it as JPEG, and choose that.",
  pdf: "This is a PDF. Export the picture in it as JPEG or PNG, and choose that.",
};

const isSvg = (bytes: Buffer) =>
  /^\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(bytes.toString("utf8", 0, 1_000));

/** @throws ConflictError that says what to send in place of what cannot be used */
async function requireReadable(bytes: Buffer, kind: PictureKind): Promise<void> {
  if (bytes.length === 0) throw new ConflictError("The file is empty.");
  if (isSvg(bytes)) {
    if (kind === "logo") return;
    throw new ConflictError("This is a drawing (SVG), not a photo. Choose a JPEG or PNG.");
  }
  const type = (await fileTypeFromBuffer(bytes))?.ext ?? "";
  if (readable.includes(type)) return;
  const message = Object.hasOwn(refused, type) ? refused[type] : undefined;
  throw new ConflictError(
    message ?? "This file is not a picture that can be read. Choose a JPEG, PNG or WebP.",
  );
}

async function convert(bytes: Buffer, kind: PictureKind, minWidth: number): Promise<StoredPicture> {
  const options = { limitInputPixels: maxPixels, failOn: "error" as const };
  const { sharp } = await import("#pictures/sharp.ts");
  const { autoOrient: size } = await sharp(bytes, options).metadata();
  if (!isSvg(bytes) && size.width < minWidth) {
    throw new ConflictError(
      `This picture is ${size.width} pixels wide and would be blurred. Choose one that is at least ${minWidth} pixels wide.`,
    );
  }
  // A drawing is enlarged as far as it is stored.
  const isDrawing = isSvg(bytes);
  const side = maxSide[kind];
  // A tall photo must stay as wide as it is shown.
  const minHeight = isDrawing ? 0 : Math.ceil((minWidth * size.height) / size.width);
  if (minHeight > maxHeight) {
    throw new ConflictError("This picture is too tall to be shown. Cut it into several, and choose those.");
  }
  const density = isDrawing
    ? Math.min(2_400, Math.max(72, (72 * side) / Math.max(size.width, size.height, 1)))
    : 72;
  // All metadata is left out, the place with it.
  const picture = sharp(bytes, isDrawing ? { ...options, density } : options)
    .autoOrient()
    .resize({
      width: side,
      height: Math.max(side, minHeight),
      fit: "inside",
      withoutEnlargement: !isDrawing,
    })
    .timeout({ seconds: maxSeconds });
  return kind === "logo"
    ? { content: await picture.png().toBuffer(), extension: "png" }
    : {
        content: await picture.flatten({ background: "#fff" }).jpeg({ quality: 86 }).toBuffer(),
        extension: "jpg",
      };
}

/**
 * Makes a picture as it is stored of a file that a member chose: turned as it is seen, no larger than needed, and
 * without anything but its pixels. Logos become PNG with their transparent ground, also drawings (SVG), so that nothing
 * that a drawing could load or run is served.
 * @throws ConflictError that says what to choose in place of a file that cannot be used
 */
export async function convertPicture(
  bytes: Buffer,
  kind: PictureKind,
  minWidth: number,
): Promise<StoredPicture> {
  await requireReadable(bytes, kind);
  try {
    return await limit(() => convert(bytes, kind, minWidth));
  } catch (error) {
    if (error instanceof ConflictError) throw error;
    throw new ConflictError("This picture is damaged, or too large to be read. Export it again as JPEG.");
  }
}

const viewWidth = 640;

/** A small copy of a picture, for the desk. */
export const pictureView = (picture: string): Promise<Buffer> =>
  limit(async () => {
    const { sharp } = await import("#pictures/sharp.ts");
    return sharp(picture, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width: viewWidth })
      .webp()
      .toBuffer();
  });
