import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Font } from "opentype.js";
import sharp from "sharp";

const require = createRequire(import.meta.url);

let fonts: Font[] | undefined;

/** The site's typeface, a file for each part of its letters, in a cut whose strokes are broad enough to become ridges. */
function loadFonts(): Font[] {
  fonts ??= ["latin", "latin-ext"].map((part) => {
    const file = `@fontsource/schibsted-grotesk/files/schibsted-grotesk-${part}-700-normal.woff`;
    const { buffer, byteOffset, byteLength } = readFileSync(require.resolve(file));
    return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  });
  return fonts;
}

/** Where a letter stands: the box its outline is fitted into, and a turn in degrees. */
export type LetterBox = { letter: string; x: number; y: number; width: number; height: number; turn: number };

/**
 * The outline of a letter as SVG, as large as its box allows and in the middle of it; an ellipse in place of a letter
 * that the typeface does not have.
 */
function letterPath({ letter, x, y, width, height, turn }: LetterBox): string {
  const font = loadFonts().find((one) => one.charToGlyphIndex(letter) > 0);
  if (!font) {
    const [rx, ry] = [width / 2, height / 2];
    return `<ellipse fill="#fff" cx="${x + rx}" cy="${y + ry}" rx="${rx}" ry="${ry}"/>`;
  }
  const path = font.getPath(letter, 0, 0, 1000);
  const box = path.getBoundingBox();
  const scale = Math.min(width / (box.x2 - box.x1), height / (box.y2 - box.y1));
  const [centerX, centerY] = [x + width / 2, y + height / 2];
  return (
    `<path fill="#fff" transform="translate(${centerX} ${centerY}) rotate(${turn}) scale(${scale}) ` +
    `translate(${-(box.x1 + box.x2) / 2} ${-(box.y1 + box.y2) / 2})" d="${path.toPathData(2)}"/>`
  );
}

/** Coverage of the letters, 0 to 1, for each pixel row by row. */
export async function letterMask(letters: LetterBox[], width: number, height: number): Promise<Float64Array> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%"/>${letters.map(letterPath).join("")}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().extractChannel(0).raw().toBuffer();
  return Float64Array.from(pixels, (value) => value / 255);
}
