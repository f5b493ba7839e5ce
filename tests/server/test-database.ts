import { afterEach, beforeEach } from "vitest";
import { newDatabase } from "./databases.ts";

/**
 * Gives each test of a file a database.
 * @returns its address while a test runs, and what to do after the test, last first
 */
export function setUpTestDatabase() {
  let url: string;
  const cleanUp: (() => unknown)[] = [];

  beforeEach(async () => {
    url = await newDatabase();
  });
  afterEach(async () => {
    for (const clean of cleanUp.splice(0).reverse()) await clean();
  });

  return {
    get url() {
      return url;
    },
    cleanUp,
  };
}
