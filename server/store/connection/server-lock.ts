import { mkdirSync } from "node:fs";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { cannotUseStore, StoreError, type StoreSettings } from "../store-error.ts";

/**
 * Makes this process the only server of an embedded store. The lock is a file lock of the operating system: it ends
 * with the process, however that ends, and does not concern the operator CLI. PostgreSQL needs none.
 * @returns a function that releases it
 * @throws StoreError when another server has it, or the folder cannot be written
 */
export function lockStore(settings: StoreSettings): () => void {
  const { DATA_DIR, DATABASE_URL } = settings;
  if (DATABASE_URL) return () => {};
  let lock: SqliteDatabase.Database | undefined;
  try {
    mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
    // An empty database: nothing is ever written to it.
    lock = new SqliteDatabase(path.join(DATA_DIR, "server.lock"), { timeout: 0 });
    lock.exec("begin exclusive");
  } catch (error) {
    lock?.close();
    if (error instanceof SqliteDatabase.SqliteError && error.code.startsWith("SQLITE_BUSY")) {
      throw new StoreError(
        `DATA_DIR=${DATA_DIR}: another server uses this store. Stop it first, or set another DATA_DIR; several servers need DATABASE_URL.`,
      );
    }
    throw cannotUseStore(settings, error);
  }
  return () => lock.close();
}
