import { open } from "node:fs/promises";

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
