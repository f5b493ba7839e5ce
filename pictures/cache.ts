import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** A short hash for file names, so that a changed file has a changed address. */
export function contentHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}

/** The same of a file, which may be too large to be held in memory. */
export async function fileHash(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of createReadStream(file)) hash.update(part);
  return hash.digest("hex").slice(0, 12);
}

/** The content of a file. A missing file is created first, with what `create` returns. */
export async function readOrCreate(file: string, create: () => Promise<Uint8Array>): Promise<Uint8Array> {
  return readFile(file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    const content = await create();
    await mkdir(path.dirname(file), { recursive: true });
    // Two builds may create it at once, and either may be stopped: a rename never leaves half a file.
    const temporary = `${file}.${randomUUID()}`;
    await writeFile(temporary, content);
    await rename(temporary, file);
    return content;
  });
}
