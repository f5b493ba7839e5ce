import { readdirSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { hourMs } from "#contract/durations.ts";

/** The name of a backup that the operator did not name: `applications-20261123T031500Z.db`. */
const ownName = /^applications-\d{8}T\d{6}Z\.db$/;

/** What such a backup is called until it is complete, and files that SQLite may keep beside it. */
const incompleteName = /^applications-\d{8}T\d{6}Z\.db\.part(-journal|-wal|-shm)?$/;

/** Whether there is a folder of this name. */
export const isFolder = (file: string) => statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Where to write a backup: the file, or in the folder under a name with the time. */
export function backupFile(out: string, now = new Date()): string {
  if (!isFolder(out)) return out;
  const time = now.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");
  return path.join(out, `applications-${time}.db`);
}

/** Removes what backups left in a folder that were interrupted: it holds the data of people who were erased since. */
export async function removeInterruptedBackups(folder: string): Promise<void> {
  const files = readdirSync(folder).filter((name) => incompleteName.test(name));
  for (const file of files.map((name) => path.join(folder, name))) {
    const { mtimeMs = Date.now() } = statSync(file, { throwIfNoEntry: false }) ?? {};
    // Another backup may be running.
    if (mtimeMs < Date.now() - hourMs) await rm(file, { force: true });
  }
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
