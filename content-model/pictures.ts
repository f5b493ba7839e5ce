import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { contentHash } from "#pictures/cache.ts";
import { drawPicture, type Picture, rasterSources } from "#pictures/draw.ts";
import { type Ground, type Palette, type Shape, shapes } from "#pictures/palettes.ts";
import { contentDir } from "./content-dir.ts";

const endings = ["jpg", "png", "webp"];

/** The photo an editor has put beside a content file: for one shape, or for all of them. */
async function photoBeside(folder: string, slug: string, shape: Shape) {
  for (const name of [`${slug}.${shape}`, slug]) {
    for (const ending of endings) {
      const photo = await readFile(path.join(contentDir, folder, `${name}.${ending}`)).catch(() => null);
      if (photo) return photo;
    }
  }
  return null;
}

/** The picture of an item: the photo beside its content file where there is one, else the drawing of its name. */
export async function pictureOf(
  folder: string,
  slug: string,
  options: { palette: Palette; shape: Shape; ground?: Ground; alt: string },
): Promise<Picture> {
  const photo = await photoBeside(folder, slug, options.shape);
  if (!photo) return drawPicture({ seed: `${folder}/${slug}`, ...options });
  const { width, height, widths } = shapes[options.shape];
  const image = sharp(photo).rotate().resize({ width, height, fit: "cover", position: "attention" });
  const cropped = sharp(await image.toBuffer());
  const { dominant } = await cropped.stats();
  const raster = await rasterSources(
    `${folder}-${slug}-${options.shape}`,
    JSON.stringify(["photo", contentHash(photo), width, height]),
    cropped,
    widths.filter((one) => one <= width),
  );
  return {
    ...raster,
    width,
    height,
    ground: "photo",
    colour: `rgb(${dominant.r} ${dominant.g} ${dominant.b})`,
    alt: options.alt,
  };
}
