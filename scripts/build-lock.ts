import { mkdirSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";

const maxWaitMs = 30 * 60 * 1000;

/**
 * Runs a build when no other one runs in this folder. The lock is a file lock of the operating system: it ends with the
 * process, however that ends.
 */
export async function withBuildLock<T>(run: () => Promise<T>): Promise<T> {
  mkdirSync(".generated", { recursive: true });
  // An empty database: nothing is ever written to it.
  const lock = new SqliteDatabase(".generated/build.lock", { timeout: 0 });
  try {
    try {
      lock.exec("begin exclusive");
    } catch (error) {
      if (!(error instanceof SqliteDatabase.SqliteError && error.code.startsWith("SQLITE_BUSY"))) throw error;
      console.log("Waiting for another build to finish …");
      lock.pragma(`busy_timeout = ${maxWaitMs}`);
      lock.exec("begin exclusive");
    }
    return await run();
  } finally {
    lock.close();
  }
}
