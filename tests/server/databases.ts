import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** Makes a database in the PostgreSQL that all test files share. @returns its address */
async function createDatabase(template: string): Promise<string> {
  const address = new URL(inject("migratedDatabase"));
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  address.pathname = "postgres";
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  address.pathname = name;
  return address.href;
}

/** Address of a new database with all tables and no rows. */
export const newDatabase = (): Promise<string> =>
  createDatabase(new URL(inject("migratedDatabase")).pathname.slice(1));

/** Address of a new database without tables. */
export const emptyDatabase = (): Promise<string> => createDatabase("template0");
