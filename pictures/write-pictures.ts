import { link, mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { readOrCreate } from "./cache.ts";
import type { PictureRequest } from "./requests.ts";

/** Loaded where a picture is drawn, which most renderings need not: it is two thirds of the renderer's code. */
const loadDraw = () => import("./draw.ts");

/** The content of a picture, from the folder of drawn pictures if it was drawn before. */
export function pictureContent(cache: string, file: string, request: PictureRequest): Promise<Uint8Array> {
  return readOrCreate(path.join(cache, file), async () => (await loadDraw()).drawPicture(request, cache));
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
