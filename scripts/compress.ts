import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { readOrMake } from "#pictures/cache.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const ways = [
  {
    ending: "br",
    level: 11,
    compress: (content: Buffer, level: number) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { ending: "gz", level: 9, compress: (content: Buffer, level: number) => zip(content, { level }) },
];

/**
 * Writes `.br` (quality 11) and `.gz` (level 9) beside every textual file, so that serving costs no compression.
 * Results are kept in `cache` under a hash of content and way, so that the next build compresses only what changed;
 * what it no longer asks for is removed.
 */
export async function compressTree(folder: string, cache = ".cache/compressed") {
  const textual = "*.{html,css,js,json,svg,xml,txt,webmanifest,data}";
  // `**` does not look into folders whose name starts with a dot.
  const files = globSync([`**/${textual}`, `.well-known/${textual}`], { cwd: folder });
  const used = new Set<string>();

  function compressed(content: Buffer, { ending, level, compress }: (typeof ways)[number]) {
    const name = createHash("sha256").update(`${ending} ${level} `).update(content).digest("hex");
    used.add(name);
    return readOrMake(path.join(cache, name), () => compress(content, level));
  }

  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const content = await readFile(file);
      for (const way of ways) await writeFile(`${file}.${way.ending}`, await compressed(content, way));
    }),
  );
  // Only what is complete: another build may be writing beside this one.
  const complete = (await readdir(cache)).filter((name) => /^[0-9a-f]{64}$/.test(name));
  for (const name of complete) if (!used.has(name)) await rm(path.join(cache, name), { force: true });
}
