import { rm } from "node:fs/promises";
import path from "node:path";

/** The folder of the `.eml` files that are written when no mail server is set. */
export function mailFolder(dataDir: string) {
  return path.join(dataDir, "mail");
}

/** The file of a mail: `part` while it is written, `eml` when it is complete. */
export function mailFile(dataDir: string, id: string, extension: "eml" | "part") {
  return path.join(mailFolder(dataDir), `${id}.${extension}`);
}

/** Removes the files of mails, complete or not. Some may exist from before a mail server was set. */
export async function removeMailFiles(dataDir: string, ids: string[]) {
  for (const id of ids) {
    for (const extension of ["eml", "part"] as const) {
      await rm(mailFile(dataDir, id, extension), { force: true });
    }
  }
}
