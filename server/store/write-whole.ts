import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes a file, and its folder, so that nobody ever reads half of it, also after a power cut. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.incomplete-${randomUUID()}`);
  try {
    await writeFile(temporary, content, { flush: true });
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}
