import { readFile } from "node:fs/promises";
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
