import { open } from "node:fs/promises";

/** Waits until a file's content is on disk. */
export async function syncFile(file: string) {
  await using handle = await open(file, "r+");
  await handle.sync();
}

/** Waits until it is on disk which files a folder holds: without it, a power cut takes back a finished rename. */
export async function syncFolder(folder: string) {
  // A folder cannot be opened for writing.
  await using handle = await open(folder, "r");
  await handle.sync();
}
