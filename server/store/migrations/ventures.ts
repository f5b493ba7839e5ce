import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

const statements = [
  `alter table "submissions" add column "venture" text not null default ''`,
  `create index "submissionsOfVenture" on "submissions" ("venture", "position") where "venture" > ''`,
  `alter table "merits" add column "venture" text not null default ''`,
  `alter table "members" add column "ventures" text not null default '[]'`,
];

/** The company that each job application is for, and members who see all applications for one. */
export const ventures: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = await db.introspection.getTables();
    const members = tables.find(({ name }) => name === "members");
    const isDone = members?.columns.some(({ name }) => name === "ventures");
    if (!isDone) await runStatements(db, statements);
  },
};
