import { existsSync } from "node:fs";
import path from "node:path";
import { sqliteFile } from "./sqlite.ts";
import { StoreError } from "./store.ts";

/**
 * For whoever works with what is there already: a wrong `DATA_DIR` shall not look like a store in which nothing is.
 * @returns the embedded store's file
 * @throws StoreError when there is none
 */
export function existingFile(dataDir: string): string {
  const file = path.resolve(sqliteFile(dataDir));
  if (existsSync(file)) return file;
  throw new StoreError(
    `DATA_DIR=${dataDir}: there is no store at ${file}. Set DATA_DIR as the server has it; a server makes its store at its first start.`,
  );
}
