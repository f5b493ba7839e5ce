import sharp from "sharp";
import type { LandArea, Peak } from "./height.ts";
import { landLinesSvg } from "./lines.ts";
import { type LandFade, paintLand } from "./paint.ts";
import { readSurvey } from "./survey.ts";

/** A part of the land as a picture. */
export type LandPicture = {
  area: LandArea;
  /** In pixels; the area has the same proportions. */
  width: number;
  height: number;
  fade: LandFade;
  /** All mountains of the land. */
  peaks: Peak[];
  /** The mountain whose summit glows. */
  hot?: Peak;
};

/** The ground as AVIF or WebP, or the lines over it as SVG. */
export type LandFormat = "avif" | "webp" | "svg";

/** The best quality first: a picture with many details gets one at which it is small enough. */
const qualities = { avif: [56, 50, 44, 38, 32, 26], webp: [60, 48, 36, 24] } as const;

/** The most bytes of a picture without its lines: a desktop's first view has 24 KB for both, a phone's 12 KB; few browsers read WebP only. */
const maxBytes = (width: number, format: "avif" | "webp") =>
  (width > 800 ? 15 : 8) * (format === "avif" ? 1024 : 1600);

/** What was painted last: its other format follows. */
let last: { picture: LandPicture; pixels: Buffer } | undefined;

async function paint(picture: LandPicture, cache: string): Promise<Buffer> {
  const survey = await readSurvey(cache, picture.peaks);
  if (last?.picture !== picture) last = { picture, pixels: paintLand(survey, picture) };
  return last.pixels;
}

/** Draws a part of the land. @param cache folder in which the land is kept between pictures */
export async function drawLand(picture: LandPicture, format: LandFormat, cache: string): Promise<Uint8Array> {
  if (format === "svg") return Buffer.from(landLinesSvg(await readSurvey(cache, picture.peaks), picture));
  const { width, height } = picture;
  const pixels = await paint(picture, cache);
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  let content: Uint8Array = new Uint8Array();
  for (const quality of qualities[format]) {
    content = await image.clone().toFormat(format, { quality, effort: 4 }).toBuffer();
    if (content.length <= maxBytes(width, format)) break;
  }
  return content;
}
