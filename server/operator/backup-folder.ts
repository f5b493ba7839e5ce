import { readdirSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";

/** The name of a backup that the operator did not name: `applications-20261123T031500Z.db`. */
const ownName = /^applications-\d{8}T\d{6}Z\.db$/;

/** Whether there is a folder of this name. */
export const isFolder = (file: string) => statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Where to write a backup: the file, or in the folder under a name with the time. */
export function backupFile(out: string, now = new Date()): string {
  if (!isFolder(out)) return out;
  const time = now.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");
  return path.join(out, `applications-${time}.db`);
}

/**
 * Removes all backups of a folder but the newest ones. Files with names that the operator gave stay.
 * @returns how many were removed
 */
export async function removeOldBackups(folder: string, keep: number): Promise<number> {
  const names = readdirSync(folder)
    .filter((name) => ownName.test(name))
    .sort()
    .reverse();
  const old = names.slice(keep);
  for (const name of old) await rm(path.join(folder, name));
  return old.length;
}
