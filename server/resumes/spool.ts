import { randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";

/** An upload on disk, so that many uploads at once need little memory. */
export type SpooledFile = {
  append: (chunk: Uint8Array) => Promise<void>;
  /** @throws when less can be read than was written */
  read: () => Promise<Buffer>;
  /** Closes it, which also frees its space on disk. */
  close: () => Promise<void>;
};

const spoolFolder = (dataDir: string) => path.join(dataDir, "tmp");

/** Removes empty files of a process that was killed between creating one and removing its name. */
export async function emptySpoolFolder(dataDir: string) {
  await rm(spoolFolder(dataDir), { recursive: true, force: true });
}

/**
 * Opens a file to spool an upload to. Its name is removed at once, so that nothing is left behind even when the process
 * is killed.
 * @throws the file system's error, for instance `ENOSPC`
 */
export async function openSpool(dataDir: string): Promise<SpooledFile> {
  const file = path.join(spoolFolder(dataDir), randomUUID());
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, "wx+", 0o600);
  // A server that shares the folder may have emptied it at its start.
  await rm(file, { force: true });
  return {
    append: (chunk) => handle.appendFile(chunk),
    async read() {
      const { size } = await handle.stat();
      const content = Buffer.allocUnsafe(size);
      const { bytesRead } = await handle.read(content, 0, size, 0);
      if (bytesRead !== size)
        throw Object.assign(new Error("The spooled file is incomplete"), { code: "EIO" });
      return content;
    },
    close: () => handle.close(),
  };
}

/** Whether an error comes from the disk or its permissions, and not from the client. */
export function isDiskError(error: unknown) {
  const { code = "" } = error as { code?: string };
  return ["ENOSPC", "EDQUOT", "EACCES", "EPERM", "EROFS", "EIO", "EMFILE"].includes(code);
}
