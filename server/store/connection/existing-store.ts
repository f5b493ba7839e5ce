import { accessSync, constants } from "node:fs";
import path from "node:path";
import { StoreError } from "../store-error.ts";
import { sqliteFile } from "./sqlite.ts";

/**
 * The file of the embedded store, for commands that must not create one: a wrong `DATA_DIR` would look empty.
 * @throws StoreError when there is none, or this user may not use it
 */
export function requireSqliteFile(dataDir: string): string {
  const file = path.resolve(sqliteFile(dataDir));
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    return file;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
      throw new StoreError(
        `DATA_DIR=${dataDir}: this user may not read and write ${file}. Run the command as the server's user.`,
      );
    }
  }
  throw new StoreError(
    `DATA_DIR=${dataDir}: there is no store at ${file}. Set DATA_DIR as the server has it; a server makes its store at its first start.`,
  );
}
