import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

const statements = [
  `alter table "submissions" add column "withdrawnAt" bigint`,
  `alter table "messages" add column "source" text not null default 'mail' check ("source" in ('mail', 'page'))`,
];

/** What applicants do on their page: they write, and withdraw. */
export const applicantPage: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = await db.introspection.getTables();
    const submissions = tables.find(({ name }) => name === "submissions");
    const isDone = submissions?.columns.some(({ name }) => name === "withdrawnAt");
    if (!isDone) await runStatements(db, statements);
  },
};
