import { createReadStream, existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { errorMessage } from "../../error-message.ts";
import { requireSqliteFile } from "../connection/existing-store.ts";
import { sqliteFile } from "../connection/sqlite.ts";
import { syncFile, syncFolder } from "../fsync.ts";

/** Pages copied per step (40 MB). SQLite starts again when another process writes between steps, so steps are large. */
const pagesPerStep = 10_000;

/** Suffixes of the files that SQLite may keep beside a database file. */
const journalSuffixes = ["-journal", "-wal", "-shm"];

/**
 * Merges a copied database into a single file and checks its integrity.
 * @returns how many submissions it holds
 * @throws when it is damaged or not a store
 */
function checkCopy(file: string): number {
  try {
    const database = new SqliteDatabase(file);
    try {
      database.pragma("journal_mode = DELETE");
      const result = database.pragma("integrity_check(1)", { simple: true });
      if (result !== "ok") throw new Error(String(result));
      return (
        database.prepare<[], { count: number }>("select count(*) as count from submissions").get()?.count ?? 0
      );
    } finally {
      database.close();
    }
  } catch (error) {
    throw new Error(`This file is not an intact backup: ${errorMessage(error)}`);
  }
}

/**
 * Creates `FILE.part`, readable by its owner only, for work that renames it in the end. It is removed when the work
 * fails.
 */
async function withPartFile<Result>(file: string, work: (part: string) => Promise<Result>): Promise<Result> {
  const part = `${file}.part`;
  const remove = async () => {
    for (const suffix of ["", ...journalSuffixes]) await rm(part + suffix, { force: true });
  };
  await remove();
  try {
    await writeFile(part, "", { mode: 0o600, flag: "wx" });
    return await work(part);
  } finally {
    await remove();
  }
}

/**
 * Copies the embedded store while the server runs (SQLite's online backup) and checks the copy.
 * @returns how many submissions it holds
 * @throws when there is no store, `out` exists, or the copy is damaged
 */
export async function backUp(dataDir: string, out: string): Promise<number> {
  if (existsSync(out)) throw new Error(`${out} exists already; choose another name.`);
  const file = requireSqliteFile(dataDir);
  return withPartFile(out, async (part) => {
    const database = new SqliteDatabase(file, { fileMustExist: true });
    try {
      await database.backup(part, { progress: () => pagesPerStep });
    } finally {
      database.close();
    }
    const count = checkCopy(part);
    await syncFile(part);
    await rename(part, out);
    await syncFolder(path.dirname(out));
    return count;
  });
}

/** @throws when another process has the database open. A damaged database is accepted: no process can use it. */
export function requireServerStopped(file: string) {
  let database: SqliteDatabase.Database | undefined;
  try {
    database = new SqliteDatabase(file, { fileMustExist: true, timeout: 500 });
    database.pragma("locking_mode = EXCLUSIVE");
    database.exec("begin exclusive; rollback");
  } catch (error) {
    if (error instanceof SqliteDatabase.SqliteError && error.code.startsWith("SQLITE_BUSY")) {
      throw new Error("The server is running: stop it first.");
    }
  } finally {
    database?.close();
  }
}

/**
 * Replaces the embedded store by a backup. The previous database is renamed to a name with the time.
 * @returns how many submissions the backup holds, and the previous database's new name (null when there was none)
 * @throws when there is no such file, when it is damaged, or when the server is running
 */
export async function restore(
  dataDir: string,
  backup: string,
  now = new Date(),
): Promise<{ count: number; previous: string | null }> {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}. Nothing was changed.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = sqliteFile(dataDir);
  return withPartFile(file, async (part) => {
    // `copyFile` would give it the mode of the backup.
    await writeFile(part, createReadStream(backup));
    const count = checkCopy(part);
    await syncFile(part);
    const hasPrevious = existsSync(file);
    if (hasPrevious) requireServerStopped(file);
    const previous = `${file}.before-${now.toISOString().replaceAll(":", "-")}`;
    for (const suffix of [...journalSuffixes, ""]) {
      if (existsSync(file + suffix)) await rename(file + suffix, previous + suffix);
    }
    await rename(part, file);
    await syncFolder(dataDir);
    return { count, previous: hasPrevious ? previous : null };
  });
}
