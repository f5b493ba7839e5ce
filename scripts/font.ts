import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { contentHash, readOrCreate } from "#pictures/cache.ts";

const file = ".generated/font/schibsted-grotesk.woff2";

/**
 * The letters Swedish, its neighbours and western Europe need, for the site's texts and for what visitors type, and
 * the signs that go with them. Latin-1's other signs (¼, ±, «, ® …) and arrows would be weight that no page shows;
 * who types one sees it in the fallback font.
 */
function characters() {
  const range = (from: number, to: number) =>
    String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
  return `${range(0x20, 0x7e)}${range(0xc0, 0xff)}£§©°–—‘’“”…·−€\u00a0\u202f\u2011`;
}

/** What the cut font holds: kerning, and figures of one width for tables; fractions would bring signs of their own. */
const recipe = {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 750 } },
  keepFeatures: ["kern", "tnum"],
} as const;

/**
 * Cuts the site's typeface down to the characters, weights and features it uses. The result is kept between builds
 * for as long as the typeface and what is asked of it stay the same.
 */
export async function ensureFont() {
  const source = await readFile(
    createRequire(import.meta.url).resolve(
      "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
    ),
  );
  const hash = contentHash(JSON.stringify([contentHash(source), characters(), recipe]));
  const font = await readOrCreate(`.cache/font/${hash}.woff2`, () =>
    subsetFont(source, characters(), recipe),
  );
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, font);
}
