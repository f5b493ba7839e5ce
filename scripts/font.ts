import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { contentHash, readOrCreate } from "#pictures/cache.ts";

const sourceFont = "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2";
const outputFile = ".generated/font/schibsted-grotesk.woff2";

const characterRange = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/**
 * ASCII, the letters of Latin-1 and the punctuation that texts use. Characters outside it, which visitors may type,
 * appear in the fallback font.
 */
const characters = `${characterRange(0x20, 0x7e)}${characterRange(0xc0, 0xff)}£§©°–—‘’“”…·−€\u00a0\u202f\u2011`;

const options = {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 750 } },
  // Kerning and tabular figures.
  keepFeatures: ["kern", "tnum"],
} as const;

/** Writes the site's font, reduced to the characters, weights and features it uses; cached between builds. */
export async function writeFont() {
  const source = await readFile(createRequire(import.meta.url).resolve(sourceFont));
  const hash = contentHash(JSON.stringify([contentHash(source), characters, options]));
  const font = await readOrCreate(`.cache/font/${hash}.woff2`, () => subsetFont(source, characters, options));
  await mkdir(path.dirname(outputFile), { recursive: true });
  await writeFile(outputFile, font);
}
