import { copyFileSync } from "node:fs";
import path from "node:path";

/** A store with all tables and no rows, or the same with the fixture content published. */
export type StoreKind = "empty" | "published";

/**
 * Puts a store into a new data folder, so that it need not be made there: a copy of one in the folder
 * `STORES_OF_TESTS`, which the run has made.
 * @param settings those of its server: one with its own database or key gets none
 */
export function copyStore(kind: StoreKind, dataDir: string, settings: Record<string, string | undefined>) {
  const folder = process.env.STORES_OF_TESTS;
  if (!folder || settings.DATABASE_URL || settings.CODE_KEY) return;
  for (const file of ["applications.db", "code.key"])
    copyFileSync(path.join(folder, kind, file), path.join(dataDir, file));
}
