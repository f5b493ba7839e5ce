import type { TestProject } from "vitest/node";
import { openStoreWithoutKey } from "#server/store/store.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of a database with all tables and no rows, in the PostgreSQL that all test files of a project share. */
    migratedDatabase: string;
  }
}

/** Starts the PostgreSQL that all test files of a project share, with a database that new ones are copies of. */
export default async function startSharedPostgres(project: TestProject) {
  const postgres = await startPostgres();
  const migrated = await postgres.newDatabase();
  await (await openStoreWithoutKey({ DATA_DIR: "", DATABASE_URL: migrated })).close();
  project.provide("migratedDatabase", migrated);
  return postgres.remove;
}
