import { existsSync } from "node:fs";
import path from "node:path";
import { sqliteFile } from "./sqlite.ts";
import { StoreError } from "./store-error.ts";

/**
 * The file of the embedded store, for commands that must not create one: a wrong `DATA_DIR` would look empty.
 * @throws StoreError when there is none
 */
export function requireSqliteFile(dataDir: string): string {
  const file = path.resolve(sqliteFile(dataDir));
  if (existsSync(file)) return file;
  throw new StoreError(
    `DATA_DIR=${dataDir}: there is no store at ${file}. Set DATA_DIR as the server has it; a server makes its store at its first start.`,
  );
}
