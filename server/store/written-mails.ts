import { rm } from "node:fs/promises";
import path from "node:path";

/** The folder `.eml` files are written to when no mail server is set. */
export function mailFolder(dataDir: string) {
  return path.join(dataDir, "mail");
}

/** Where a mail is written: `part` until it is whole, then `eml`. */
export function mailFile(dataDir: string, id: string, ending: "eml" | "part") {
  return path.join(mailFolder(dataDir), `${id}.${ending}`);
}

/**
 * Removes mails from the folder, whether whole or half-written. Where a mail server is set there may be some as well:
 * from before it was.
 */
export async function removeWritten(dataDir: string, ids: string[]) {
  for (const id of ids) {
    for (const ending of ["eml", "part"] as const) await rm(mailFile(dataDir, id, ending), { force: true });
  }
}
