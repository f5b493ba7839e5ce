import { readFile } from "node:fs/promises";
import { brandColors } from "#brand/colors.ts";
import { contentHash } from "#pictures/cache.ts";
import { photoSize } from "#pictures/photo-facts.ts";
import { contentPath } from "./content-context.ts";
import { requestPicture } from "./request-picture.ts";

/** A company's wordmark for dark grounds. */
export type Wordmark = { src: string; width: number; height: number };

/** The drawing's own size, from its `viewBox`. */
const viewBox = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/;

/** Pixels that a logo of pixels is encoded in at most: twice its widest place on a page. */
const maxLogoWidth = 832;

/**
 * The company's own logo beside its file: `<slug>.logo.svg`, or .png or .webp with a transparent ground. It is shown as it
 * is, on a dark ground.
 */
async function getLogo(slug: string): Promise<Wordmark | null> {
  for (const extension of ["svg", "png", "webp"]) {
    const file = contentPath(`companies/${slug}.logo.${extension}`);
    const content = await readFile(file).catch(() => null);
    if (!content) continue;
    const name = `companies-${slug}-logo`;
    const hash = contentHash(content);
    if (extension === "svg") return requestSvg(file, content.toString("utf8"), name, "currentColor");
    const { width, height } = await photoSize(content);
    const shown = Math.min(width, maxLogoWidth);
    return {
      src: requestPicture({ kind: "logo", name, file, hash, width: shown }),
      width: shown,
      height: Math.round((height * shown) / width),
    };
  }
  return null;
}

/** @param color replaces `currentColor` */
function requestSvg(file: string, svg: string, name: string, color: string): Wordmark {
  const [, width, height] = viewBox.exec(svg) ?? [];
  if (!width || !height) throw new Error(`${file}: expected a viewBox, which says how wide the drawing is`);
  return {
    src: requestPicture({ kind: "wordmark", name, file, hash: contentHash(svg), color }),
    width: Math.round(Number(width)),
    height: Math.round(Number(height)),
  };
}

/**
 * The company's logo, or else the wordmark drawn for it, `<slug>.wordmark.svg`, in which `currentColor` becomes the color
 * of text on dark grounds; null without either. Requested from the build.
 */
export async function getWordmark(slug: string): Promise<Wordmark | null> {
  const logo = await getLogo(slug);
  if (logo) return logo;
  const file = contentPath(`companies/${slug}.wordmark.svg`);
  const svg = await readFile(file, "utf8").catch(() => null);
  return svg === null ? null : requestSvg(file, svg, `companies-${slug}-wordmark`, brandColors.paper);
}
