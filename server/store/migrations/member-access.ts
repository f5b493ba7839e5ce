import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

const statements = [
  `alter table "members" add column "positions" text not null default '[]'`,
  `alter table "members" add column "accessEndsAt" bigint`,
];

/** Members who see single positions, and access that ends. */
export const memberAccess: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = await db.introspection.getTables();
    const members = tables.find(({ name }) => name === "members");
    const isDone = members?.columns.some(({ name }) => name === "accessEndsAt");
    if (!isDone) await runStatements(db, statements);
  },
};
