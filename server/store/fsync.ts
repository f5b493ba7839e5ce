import { open, readdir } from "node:fs/promises";
import path from "node:path";

/** Waits until a file's content is on disk. */
export async function syncFile(file: string) {
  await using handle = await open(file, "r+");
  await handle.sync();
}

/** Waits until a folder's entries are on disk: without it, a finished rename can be lost in a power cut. */
export async function syncFolder(folder: string) {
  // Folders can be opened for reading only.
  await using handle = await open(folder, "r");
  await handle.sync();
}

/** Files of a folder that are open at once while it is synced. */
const batchSize = 50;

/** Waits until everything below a folder is on disk, and the folder's name. */
export async function syncTree(folder: string) {
  const names = await readdir(folder, { recursive: true });
  for (let at = 0; at < names.length; at += batchSize) {
    const batch = names.slice(at, at + batchSize);
    // Files that are only read, such as the program's own, can be synced so, too.
    await Promise.all(batch.map((name) => syncFolder(path.join(folder, name))));
  }
  for (const one of [folder, path.dirname(folder)]) await syncFolder(one);
}
