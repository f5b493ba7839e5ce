import { closeSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { SqliteDialect } from "kysely";

/** Milliseconds to wait for another process's write. The wait stops this whole process. */
const patience = 5000;

/**
 * The same once requests are served: short, since everyone waits with it. Whoever must not fail waits on without
 * blocking (see busy.ts).
 */
export const patienceWhileServing = 200;

const restore = "restore a backup with `npm run applications -- restore FILE`";

/** The embedded store's file. */
export const sqliteFile = (dataDir: string) => path.join(dataDir, "applications.db");

/**
 * Opens the embedded database. Every commit is on disk before it returns (WAL with `synchronous=FULL`), and what
 * is erased is overwritten (`secure_delete`).
 * @throws with a line for the operator when the file is damaged or cannot be written
 */
export function openSqlite(dataDir: string): SqliteDialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = sqliteFile(dataDir);
  // Made here, for its owner only, because SQLite would let everybody read it. The files beside it get its mode.
  closeSync(openSync(file, "a", 0o600));
  const database = new SqliteDatabase(file, { timeout: patience });
  try {
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = FULL");
    database.pragma("secure_delete = ON");
    database.pragma("foreign_keys = ON");
    const check = database.pragma("quick_check(1)", { simple: true });
    if (check !== "ok") throw new Error(`the database is damaged (${check}); ${restore}`);
  } catch (error) {
    database.close();
    const code = error instanceof SqliteDatabase.SqliteError ? error.code : "";
    if (code === "SQLITE_NOTADB" || code.startsWith("SQLITE_CORRUPT")) {
      throw new Error(`the database is damaged; ${restore}`);
    }
    throw error;
  }
  return new SqliteDialect({ database });
}
