import { createReadStream, existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { errorMessage } from "../error-message.ts";
import { existingFile } from "./existing.ts";
import { sqliteFile } from "./sqlite.ts";
import { syncFile, syncFolder } from "./sync.ts";

/** Pages copied at a time, 40 MB: a backup that is done quickly seldom has to begin again after a write. */
const pagesAtOnce = 10_000;

/**
 * Makes a copied database one whole file and looks through it.
 * @returns how many submissions it holds
 * @throws when it is no sound store
 */
function check(file: string): number {
  try {
    const database = new SqliteDatabase(file);
    try {
      database.pragma("journal_mode = DELETE");
      const found = database.pragma("integrity_check(1)", { simple: true });
      if (found !== "ok") throw new Error(String(found));
      return (
        database.prepare<[], { count: number }>("select count(*) as count from submissions").get()?.count ?? 0
      );
    } finally {
      database.close();
    }
  } catch (error) {
    throw new Error(`This is no sound store: ${errorMessage(error)}`);
  }
}

/**
 * Works on `FILE.part`, which only its owner can read from the first byte on, and which is gone afterwards: renamed
 * by the work, or removed.
 */
async function aside<Result>(file: string, work: (part: string) => Promise<Result>): Promise<Result> {
  const part = `${file}.part`;
  const remove = async () => {
    for (const ending of ["", "-journal", "-wal", "-shm"]) await rm(part + ending, { force: true });
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
 * Copies the embedded database while the server runs (SQLite's online backup) and checks the copy.
 * @returns how many submissions it holds
 * @throws when there is no store, `out` exists, or the copy is not sound
 */
export async function backUp(dataDir: string, out: string): Promise<number> {
  if (existsSync(out)) throw new Error(`${out} exists already; choose another name.`);
  const file = existingFile(dataDir);
  return aside(out, async (part) => {
    const database = new SqliteDatabase(file, { fileMustExist: true });
    try {
      await database.backup(part, { progress: () => pagesAtOnce });
    } finally {
      database.close();
    }
    const count = check(part);
    await syncFile(part);
    await rename(part, out);
    await syncFolder(path.dirname(out));
    return count;
  });
}

/** @throws when another process has the database open; a damaged one nobody can open is fine */
export function requireStopped(file: string) {
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
 * Puts a backup in the place of the embedded database. What was there is kept beside it, under a name with the time.
 * @returns how many submissions it holds, and where the former database is now (null when there was none)
 * @throws when the backup is not sound, or the server is running
 */
export async function restore(
  dataDir: string,
  backup: string,
  now = new Date(),
): Promise<{ count: number; former: string | null }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = sqliteFile(dataDir);
  return aside(file, async (part) => {
    // Not `copyFile`, which gives a copy the mode of what it copies.
    await writeFile(part, createReadStream(backup));
    const count = check(part);
    await syncFile(part);
    const hadOne = existsSync(file);
    if (hadOne) requireStopped(file);
    const former = `${file}.before-${now.toISOString().replaceAll(":", "-")}`;
    for (const ending of ["-wal", "-shm", ""]) {
      if (existsSync(file + ending)) await rename(file + ending, former + ending);
    }
    await rename(part, file);
    await syncFolder(dataDir);
    return { count, former: hadOne ? former : null };
  });
}
