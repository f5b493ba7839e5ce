import { link, mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readOrCreate } from "./cache.ts";
import { drawDrawing } from "./drawing.ts";
import { initialsSvg } from "./initials.ts";
import { drawLand } from "./land/draw-land.ts";
import { mapSvg } from "./map.ts";
import { encodeLogo, encodePhoto, encodeTextPhoto } from "./photo.ts";
import { drawPreview } from "./preview.ts";
import type { PictureRequest } from "./requests.ts";

/** Draws a picture, or encodes a photo. @param cache folder of drawn pictures */
export async function drawPicture(request: PictureRequest, cache: string): Promise<Uint8Array> {
  switch (request.kind) {
    case "drawing":
      return drawDrawing(request);
    case "initials":
      return Buffer.from(await initialsSvg(request));
    case "land":
      return drawLand(request.picture, request.format, cache);
    case "map":
      return Buffer.from(await mapSvg(request.area));
    case "photo":
      return encodePhoto(request);
    case "preview":
      return drawPreview(request);
    case "text-photo":
      return encodeTextPhoto(request);
    case "logo":
      return encodeLogo(request);
    case "wordmark":
      return Buffer.from((await readFile(request.file, "utf8")).replaceAll("currentColor", request.color));
  }
}

/** The content of a picture, from the folder of drawn pictures if it was drawn before. */
export function pictureContent(cache: string, file: string, request: PictureRequest): Promise<Uint8Array> {
  return readOrCreate(path.join(cache, file), () => drawPicture(request, cache));
}

/**
 * Writes pictures into a folder, unless they are there.
 * @param cache folder of drawn pictures
 */
export async function writePictures(
  pictures: ReadonlyMap<string, PictureRequest>,
  folder: string,
  cache: string,
) {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  // One after another: libvips encodes each with several threads, and more at once take twice the memory.
  for (const [file, request] of pictures) {
    if (present.has(file)) continue;
    await pictureContent(cache, file, request);
    await link(path.join(cache, file), path.join(folder, file));
  }
}
