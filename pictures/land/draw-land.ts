import sharp from "sharp";
import type { LandArea } from "./height.ts";
import { landLinesSvg } from "./lines.ts";
import type { Peak } from "./mountains.ts";
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

/** The ground as AVIF, or the lines over it as SVG. */
export type LandFormat = "avif" | "svg";

/** A desktop's first view has some 24 KB for the ground and its lines, a phone's 12 KB. Effort 4 takes four times as long for 5 % less. */
const encoding = { quality: 34, effort: 3 };

/** Draws a part of the land. @param cache folder in which the land is kept between pictures */
export async function drawLand(picture: LandPicture, format: LandFormat, cache: string): Promise<Uint8Array> {
  const { width, height, peaks } = picture;
  if (format === "svg") return Buffer.from(landLinesSvg(await readSurvey(cache, peaks), picture));
  const pixels = await paintLand(cache, picture);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .avif(encoding)
    .toBuffer();
}
