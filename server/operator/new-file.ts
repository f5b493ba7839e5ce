import { createWriteStream } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const reasons: Record<string, string> = {
  EEXIST: "exists already. Name a new one",
  ENOENT: "is in a folder that does not exist",
  EACCES: "cannot be written: this user has no permission to",
  EISDIR: "is a folder. Name a file",
  ENOTDIR: "is inside something that is a file, not a folder",
};

/** An error in the operator's words instead of the system's. */
function readableError(error: unknown, file: string): unknown {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ""];
  return reason ? new Error(`${file} ${reason}.`) : error;
}

/** The file holds personal data: only its owner may read it. */
const fileOptions = { flag: "wx", mode: 0o600 } as const;

/** Writes a file that does not exist yet. @throws an error that says why it cannot be written */
export async function writeNewFile(file: string, content: Uint8Array | string): Promise<void> {
  await writeFile(file, content, fileOptions).catch((error) => {
    throw readableError(error, file);
  });
}

/** Writes a stream to a file that does not exist yet; a failed stream leaves no file. */
export async function streamToNewFile(file: string, content: Readable): Promise<void> {
  const target = createWriteStream(file, { flags: fileOptions.flag, mode: fileOptions.mode });
  let isOpen = false;
  target.once("open", () => {
    isOpen = true;
  });
  try {
    await pipeline(content, target);
  } catch (error) {
    if (isOpen) await rm(file, { force: true });
    throw readableError(error, file);
  }
}

/** Makes a folder that does not exist yet. */
export async function makeNewFolder(folder: string): Promise<void> {
  await mkdir(path.resolve(folder), { mode: 0o700 }).catch((error) => {
    throw readableError(error, folder);
  });
}
