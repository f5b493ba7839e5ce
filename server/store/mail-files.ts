import { randomUUID } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** The folder of the `.eml` files that are written when no mail server is set. */
export function mailFolder(dataDir: string) {
  return path.join(dataDir, "mail");
}

/** The file of a mail: `part` while it is written, `eml` when it is complete. */
export function mailFile(dataDir: string, id: string, extension: "eml" | "part") {
  return path.join(mailFolder(dataDir), `${id}.${extension}`);
}

const signInPrefix = "sign-in-";

/** The id of a mail with a sign-in link, which is in no outbox: its file is removed with the link. */
export const signInMailId = () => signInPrefix + randomUUID();

/** Removes the files of mails with sign-in links that were written before a time. */
export async function removeSignInMails(dataDir: string, beforeMs: number) {
  const folder = mailFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(signInPrefix))) {
    const file = path.join(folder, name);
    // It may have been renamed or removed since the folder was read.
    const { mtimeMs = beforeMs } = (await stat(file).catch(() => null)) ?? {};
    if (mtimeMs < beforeMs) await rm(file, { force: true });
  }
}

const idsPerQuery = 500;

/**
 * Removes the files of mails that are left from before an erasure, as when the server ended in the middle of it.
 * @param beforeErasure which of some mails are from before one
 */
export async function removeErasedMailFiles(
  dataDir: string,
  beforeErasure: (ids: string[]) => Promise<string[]>,
) {
  const names = await readdir(mailFolder(dataDir)).catch(() => []);
  const ids = names.map((name) => path.parse(name).name);
  for (let start = 0; start < ids.length; start += idsPerQuery) {
    await removeMailFiles(dataDir, await beforeErasure(ids.slice(start, start + idsPerQuery)));
  }
}

/** Removes the files of mails, complete or not. Some may exist from before a mail server was set. */
export async function removeMailFiles(dataDir: string, ids: string[]) {
  for (const id of ids) {
    for (const extension of ["eml", "part"] as const) {
      await rm(mailFile(dataDir, id, extension), { force: true });
    }
  }
}
