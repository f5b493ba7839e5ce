import { existsSync, globSync } from "node:fs";
import { link, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function compressFile(file: string) {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await compressBrotli(content, { params }));
  await writeFile(`${file}.gz`, await compressGzip(content, { level: 9 }));
}

/** Whether two paths are links to one file on the disk. */
async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([stat(one).catch(() => null), stat(other).catch(() => null)]);
  return a !== null && b !== null && a.ino === b.ino && a.dev === b.dev;
}

/**
 * Writes `.br` (quality 11) and `.gz` (level 9) beside every text file, so that the server compresses nothing.
 * @param previous folder whose compressed files are linked where a file is a link to the same one there
 */
export async function compressTree(folder: string, previous?: string) {
  const textFiles = "*.{html,css,js,json,svg,xml,txt,webmanifest}";
  // `**` does not match folders whose name starts with a dot.
  const names = globSync([`**/${textFiles}`, `.well-known/${textFiles}`], { cwd: folder });
  // Node compresses four files at a time; more would only wait in memory.
  const limit = pLimit(4);
  await limit.map(names, async (name) => {
    const file = path.join(folder, name);
    // The program's own files come compressed.
    if (existsSync(`${file}.br`)) return;
    const before = previous === undefined ? undefined : path.join(previous, name);
    if (before === undefined || !(await isSameFile(file, before))) return compressFile(file);
    const linked = [".br", ".gz"].map((extension) => link(before + extension, file + extension));
    const isMissing = (await Promise.allSettled(linked)).some(({ status }) => status === "rejected");
    if (isMissing) await compressFile(file);
  });
}
