import { readFile } from "node:fs/promises";
import path from "node:path";
import { contentHash } from "#pictures/cache.ts";
import { dominantColor } from "#pictures/photo.ts";
import { requestPicture } from "#pictures/requests.ts";
import { type PictureSize, pictureSizes } from "#pictures/sizes.ts";
import { defaultGround, type Ground, type PictureStyle, styleOnGround } from "#pictures/styles.ts";
import { contentDir } from "./content-dir.ts";

/** A picture as `app/components/ui/Picture.tsx` shows it. */
export type Picture = {
  src: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** CSS color shown until the picture has loaded. */
  color: string;
  /** The background of a drawing, which decides the color of text over it. */
  ground: Ground | "photo";
  alt: string;
  sources: { type: string; srcSet: string }[];
};

export type PictureOptions = {
  style: PictureStyle;
  size: PictureSize;
  /** The style's own ground for the size by default. */
  ground?: Ground;
  /** Empty by default: most pictures are decoration. */
  alt?: string;
};

/** Finds the photo beside a content file: `<slug>.<size>.jpg` for one size, `<slug>.jpg` for all; or PNG or WebP. */
async function findPhoto(folder: string, slug: string, size: PictureSize) {
  for (const name of [`${slug}.${size}`, slug]) {
    for (const extension of ["jpg", "png", "webp"]) {
      const file = path.join(contentDir, folder, `${name}.${extension}`);
      const content = await readFile(file).catch(() => null);
      if (content) return { file, content };
    }
  }
  return null;
}

/**
 * Describes the picture of a content item and requests it from the build: the photo beside its file, or else the
 * contour drawing of its name. Reads the photo, but draws and writes nothing.
 * @param folder folder below the content folder
 */
export async function getPicture(folder: string, slug: string, options: PictureOptions): Promise<Picture> {
  const { style, size, ground = defaultGround(style, size), alt = "" } = options;
  const { width, height, photoWidths } = pictureSizes[size];
  const photo = await findPhoto(folder, slug, size);
  if (!photo) {
    const src = requestPicture({ kind: "drawing", seed: `${folder}/${slug}`, style, size, ground });
    const color = styleOnGround(style, ground).background;
    return { src, width, height, color, ground, alt, sources: [] };
  }
  const request = (format: "avif" | "webp", photoWidth: number) =>
    requestPicture({
      kind: "photo",
      name: `${folder}-${slug}`,
      file: photo.file,
      hash: contentHash(photo.content),
      size,
      width: photoWidth,
      format,
    });
  return {
    src: request("webp", width),
    width,
    height,
    color: await dominantColor(photo.content),
    ground: "photo",
    alt,
    sources: (["avif", "webp"] as const).map((format) => ({
      type: `image/${format}`,
      srcSet: photoWidths.map((one) => `${request(format, one)} ${one}w`).join(", "),
    })),
  };
}
