import { afterAll, beforeAll } from "vitest";
import { type RunningPostgres, startPostgres } from "../setup/postgres.ts";

/** The stores that a server may have. */
export const storeKinds = ["SQLite", "PostgreSQL"] as const;

/** Starts PostgreSQL for the tests of a file. @returns a function with the settings of a new, empty store of a kind */
export function setUpStores() {
  let postgres: RunningPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.remove());
  return async (kind: (typeof storeKinds)[number]): Promise<Record<string, string>> =>
    kind === "SQLite" ? {} : { DATABASE_URL: await postgres.newDatabase() };
}
