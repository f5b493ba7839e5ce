import path from "node:path";
import { type FocusPosition, focusPositions } from "#pictures/focus.ts";
import type { Initials } from "#pictures/initials.ts";
import { type PictureSize, pictureSizes } from "#pictures/sizes.ts";
import { defaultGround, type Ground, type PictureStyle, styleOnGround } from "#pictures/styles.ts";
import { contentPath, listContent } from "./content-context.ts";
import { photoFacts } from "./photo-facts.ts";
import { requestPicture } from "./request-picture.ts";

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
  sources: { media?: string; type: string; srcSet: string }[];
};

export type PictureOptions = {
  style: PictureStyle;
  size: PictureSize;
  /** The style's own ground for the size by default. */
  ground?: Ground;
  /** Empty by default: most pictures are decoration. */
  alt?: string;
};

/** A photo beside a content file. */
export type Photo = { file: string; focus?: FocusPosition };

/** The files that may hold a photo, the first choice first: `anna.jpg`, or `anna.top.jpg` to keep its top. */
export function photoFileNames(name: string): { fileName: string; focus?: FocusPosition }[] {
  return [undefined, ...focusPositions].flatMap((focus) =>
    ["jpg", "png", "webp"].map((extension) => ({
      fileName: [name, focus, extension].filter(Boolean).join("."),
      focus,
    })),
  );
}

/**
 * Finds the photo beside a content file: `<slug>.<size>.jpg` for one size, `<slug>.jpg` for all; or PNG or WebP, and
 * with its focus position, as `photoFileNames` says.
 */
export async function findPhoto(folder: string, slug: string, size: PictureSize): Promise<Photo | null> {
  const names = new Set(await listContent(folder));
  for (const { fileName, focus } of [`${slug}.${size}`, slug].flatMap(photoFileNames)) {
    if (!names.has(fileName)) continue;
    return { file: contentPath(path.join(folder, fileName)), focus };
  }
  return null;
}

/** Describes a photo and requests its widths and formats from the build. With `person` it becomes a duotone. */
export async function describePhoto(
  photo: Photo,
  { name, size, person }: { name: string; size: PictureSize; person?: Initials },
): Promise<Picture> {
  const { width, height, photoWidths } = pictureSizes[size];
  const { hash, color } = await photoFacts(photo.file);
  const request = (format: "avif" | "webp", photoWidth: number) =>
    requestPicture({
      kind: "photo",
      name,
      file: photo.file,
      hash,
      size,
      width: photoWidth,
      format,
      focus: photo.focus,
      ...(person && { person }),
    });
  return {
    src: request("webp", width),
    width,
    height,
    color,
    ground: "photo",
    alt: "",
    sources: (["avif", "webp"] as const).map((format) => ({
      type: `image/${format}`,
      srcSet: photoWidths.map((one) => `${request(format, one)} ${one}w`).join(", "),
    })),
  };
}

/**
 * Describes the picture of a content item and requests it from the build: the photo beside its file, or else the
 * contour drawing of its name. Reads the photo, but draws and writes nothing.
 * @param folder folder below the content folder
 */
export async function getPicture(folder: string, slug: string, options: PictureOptions): Promise<Picture> {
  const { style, size, ground = defaultGround(style, size), alt = "" } = options;
  const photo = await findPhoto(folder, slug, size);
  if (photo) return { ...(await describePhoto(photo, { name: `${folder}-${slug}`, size })), alt };
  const { width, height } = pictureSizes[size];
  const src = requestPicture({ kind: "drawing", seed: `${folder}/${slug}`, style, size, ground });
  return { src, width, height, color: styleOnGround(style, ground).background, ground, alt, sources: [] };
}
