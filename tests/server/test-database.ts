import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { type RunningPostgres, startPostgres } from "../setup/postgres.ts";

/**
 * Starts PostgreSQL for the tests of a file and gives each an empty database.
 * @returns the database's address while a test runs, PostgreSQL itself, and what to do after the test, last first
 */
export function setUpTestDatabase() {
  let postgres: RunningPostgres;
  let url: string;
  const cleanUp: (() => unknown)[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.remove());
  beforeEach(async () => {
    url = await postgres.newDatabase();
  });
  afterEach(async () => {
    for (const clean of cleanUp.splice(0).reverse()) await clean();
  });

  return {
    get url() {
      return url;
    },
    get postgres() {
      return postgres;
    },
    cleanUp,
  };
}
