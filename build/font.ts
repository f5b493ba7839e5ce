import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

const file = ".generated/font/schibsted-grotesk.woff2";

/**
 * The letters Swedish, its neighbours and western Europe need, for the site's texts and for what visitors type, and
 * the signs that go with them. Latin-1's other signs (¼, ±, «, ® …) would be weight that no page shows; who
 * types one sees it in the fallback font.
 */
function characters() {
  const range = (from: number, to: number) =>
    String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
  return `${range(0x20, 0x7e)}${range(0xc0, 0xff)}£§©°–—‘’“”„…•·−€→←↑↓\u00a0\u202f\u2011`;
}

/**
 * Cuts the site's typeface down to the characters and weights it uses (400 to 750), once; later builds keep the
 * file. Delete `.generated/` to cut it anew.
 */
export async function ensureFont() {
  if (await stat(file).catch(() => null)) return;
  const source = createRequire(import.meta.url).resolve(
    "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
  );
  const font = await subsetFont(await readFile(source), characters(), {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 750 } },
    // Kerning, and figures of one width for tables; fractions would bring signs of their own.
    keepFeatures: ["kern", "tnum"],
  });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, font);
  console.log(`Font: ${(font.length / 1024).toFixed(1)} KB`);
}
