import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { contentHash, readOrCreate } from "#pictures/cache.ts";

const sourceFont = "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2";
const outputFolder = ".generated/font";

const characterRange = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** ASCII, the letters of the Nordic languages and the punctuation that texts use. */
const characters = `${characterRange(0x20, 0x7e)}ÄÅÆÉÖØÜäåæéöøü×÷£§©°–—‘’“”…·−€\u00a0\u202f\u2011`;

/**
 * The other letters of Latin-1, loaded where one is shown; the characters are those of `unicode-range`. Those outside
 * both, which visitors may type, appear in the fallback font.
 */
const rareCharacters = [...characterRange(0xc0, 0xff)].filter((one) => !characters.includes(one)).join("");

/** Kerning and tabular figures. */
const keepFeatures = ["kern", "tnum"];

/** From text to headlines: `--font-weight-*` in app/styles/tokens.css. */
const variationAxes = { wght: { min: 420, max: 700 } };

const fonts = {
  "schibsted-grotesk": { characters, variationAxes },
  "schibsted-grotesk-rare": { characters: rareCharacters, variationAxes },
  /** For headlines, at their one weight; the characters are those of `unicode-range` in app/styles/font.css. */
  "schibsted-grotesk-display": {
    characters: `${characterRange(0x41, 0x5a)}${characterRange(0x61, 0x7a)}${characterRange(0x30, 0x39)} !%&+,-.?’\u00a0`,
    variationAxes: { wght: 700 },
  },
};

/** Writes the site's fonts, reduced to the characters, weights and features they are used with; cached between builds. */
export async function writeFont() {
  const source = await readFile(createRequire(import.meta.url).resolve(sourceFont));
  await mkdir(outputFolder, { recursive: true });
  for (const [name, { characters: wanted, variationAxes }] of Object.entries(fonts)) {
    const options = { targetFormat: "woff2", variationAxes, keepFeatures } as const;
    const hash = contentHash(JSON.stringify([contentHash(source), wanted, options]));
    const font = await readOrCreate(`.cache/font/${hash}.woff2`, () => subsetFont(source, wanted, options));
    await writeFile(path.join(outputFolder, `${name}.woff2`), font);
  }
}
