import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` (quality 11) and `.gz` (level 9) beside every textual file, so that serving costs no compression. */
export async function compressTree(folder: string) {
  const textual = "*.{html,css,js,json,svg,xml,txt,webmanifest,data}";
  // `**` does not look into folders whose name starts with a dot.
  const files = globSync([`**/${textual}`, `.well-known/${textual}`], { cwd: folder });
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const content = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await Promise.all([
        brotli(content, { params }).then((small) => writeFile(`${file}.br`, small)),
        zip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      ]);
    }),
  );
}
