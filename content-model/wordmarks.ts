import { readFile } from "node:fs/promises";
import path from "node:path";
import { brandColors } from "#brand/colors.ts";
import { contentHash } from "#pictures/cache.ts";
import { requestPicture } from "#pictures/requests.ts";
import { contentDir } from "./content-dir.ts";

/** A company's wordmark for dark grounds. */
export type Wordmark = { src: string; width: number; height: number };

/** The drawing's own size, from its `viewBox`. */
const viewBox = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/;

/**
 * The wordmark beside a company's file, `<slug>.wordmark.svg`, requested from the build; null without one.
 * `currentColor` in it becomes the color of text on dark grounds.
 */
export async function getWordmark(slug: string): Promise<Wordmark | null> {
  const file = path.join(contentDir, "companies", `${slug}.wordmark.svg`);
  const svg = await readFile(file, "utf8").catch(() => null);
  if (svg === null) return null;
  const [, width, height] = viewBox.exec(svg) ?? [];
  if (!width || !height) throw new Error(`${file}: expected a viewBox, which says how wide the wordmark is`);
  return {
    src: requestPicture({
      kind: "wordmark",
      name: `companies-${slug}-wordmark`,
      file,
      hash: contentHash(svg),
      color: brandColors.paper,
    }),
    width: Math.round(Number(width)),
    height: Math.round(Number(height)),
  };
}
