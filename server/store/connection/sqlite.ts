import { closeSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { SqliteDialect } from "kysely";

/** How long SQLite waits for another process's write. The wait blocks this whole process. */
const busyTimeoutMs = 5_000;

/** The same while requests are served; transactions wait longer without blocking (see retry-while-busy.ts). */
export const servingBusyTimeoutMs = 50;

const restoreHint = "restore a backup with `npm run applications -- restore FILE`";

/** The file of the embedded store. */
export const sqliteFile = (dataDir: string) => path.join(dataDir, "applications.db");

/**
 * SQLite ends a transaction by itself when the disk is full. A second rollback would fail, and its error would hide the
 * reason.
 */
class RollbackAwareDialect extends SqliteDialect {
  readonly #database: SqliteDatabase.Database;

  constructor(database: SqliteDatabase.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver() {
    const driver = super.createDriver();
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      if (this.#database.inTransaction) await rollback(connection);
    };
    return driver;
  }
}

/**
 * Opens the embedded store. Every commit is on disk before it returns (WAL with `synchronous=FULL`), and deleted
 * content is overwritten (`secure_delete`).
 * @throws with one line for the operator when the file is damaged or cannot be written
 */
export function openSqlite(dataDir: string): SqliteDialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = sqliteFile(dataDir);
  // SQLite would create it readable for everybody. Its `-wal` and `-shm` files get the same mode as this one.
  closeSync(openSync(file, "a", 0o600));
  const database = new SqliteDatabase(file, { timeout: busyTimeoutMs });
  try {
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = FULL");
    database.pragma("secure_delete = ON");
    database.pragma("foreign_keys = ON");
    const check = database.pragma("quick_check(1)", { simple: true });
    if (check !== "ok") throw new Error(`the database is damaged (${check}); ${restoreHint}`);
  } catch (error) {
    database.close();
    const code = error instanceof SqliteDatabase.SqliteError ? error.code : "";
    if (code === "SQLITE_NOTADB" || code.startsWith("SQLITE_CORRUPT")) {
      throw new Error(`the database is damaged; ${restoreHint}`);
    }
    throw error;
  }
  return new RollbackAwareDialect(database);
}
