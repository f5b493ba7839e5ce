import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { contourSvg } from "./contours.ts";
import type { DrawingRequest } from "./requests.ts";
import { pictureSizes } from "./sizes.ts";
import { pictureStyles } from "./styles.ts";

const compress = promisify(brotliCompress);

/** Bytes after Brotli, at a quality that is fast and gives slightly more than the files that are served. */
async function compressedBytes(svg: Buffer): Promise<number> {
  return (await compress(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })).length;
}

/** Draws a contour drawing as SVG, with as many lines as fit into the bytes that its size allows. */
export async function drawDrawing({ seed, style, size, ground }: DrawingRequest): Promise<Uint8Array> {
  const { levels } = pictureStyles[style];
  const { maxBytes } = pictureSizes[size];
  let omitted = 0;
  let svg = Buffer.from(contourSvg(seed, style, size, ground));
  while (omitted < levels / 2) {
    const bytes = await compressedBytes(svg);
    if (bytes <= maxBytes) break;
    // All lines have about the same length: omit as many as the excess corresponds to, at least one.
    omitted += Math.max(1, Math.round((1 - maxBytes / bytes) * (levels - omitted)));
    svg = Buffer.from(contourSvg(seed, style, size, ground, omitted));
  }
  return svg;
}
