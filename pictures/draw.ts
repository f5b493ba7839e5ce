import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import { readOrCreate } from "./cache.ts";
import { drawDrawing } from "./drawing.ts";
import { initialsSvg } from "./initials.ts";
import { mapSvg } from "./map.ts";
import { encodeLogo, encodePhoto, encodeTextPhoto } from "./photo.ts";
import { drawPreview } from "./preview.ts";
import { type PictureRequest, requestedPictures } from "./requests.ts";

/** Draws a picture, or encodes a photo. */
export async function drawPicture(request: PictureRequest): Promise<Uint8Array> {
  switch (request.kind) {
    case "drawing":
      return drawDrawing(request);
    case "initials":
      return Buffer.from(await initialsSvg(request));
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

/** The content of a requested picture, from the cache of earlier builds if it was drawn before. */
export function pictureContent(file: string, request: PictureRequest): Promise<Uint8Array> {
  return readOrCreate(path.join(".cache/pictures", file), () => drawPicture(request));
}

/** Draws every picture that pages have requested in this process and writes it into `folder`. */
export async function writeRequestedPictures(folder: string) {
  await mkdir(folder, { recursive: true });
  // Drawing and compressing overlap; more at once would only take more memory.
  const limit = pLimit(4);
  await Promise.all(
    [...requestedPictures].map(([file, request]) =>
      limit(async () => writeFile(path.join(folder, file), await pictureContent(file, request))),
    ),
  );
}
