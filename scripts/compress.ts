import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes `.br` (quality 11) and `.gz` (level 9) beside every text file, so that the server compresses nothing. */
export async function compressTree(folder: string) {
  const textFiles = "*.{html,css,js,json,svg,xml,txt,webmanifest,data}";
  // `**` does not match folders whose name starts with a dot.
  const names = globSync([`**/${textFiles}`, `.well-known/${textFiles}`], { cwd: folder });
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const content = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeFile(`${file}.br`, await compressBrotli(content, { params }));
      await writeFile(`${file}.gz`, await compressGzip(content, { level: 9 }));
    }),
  );
}
