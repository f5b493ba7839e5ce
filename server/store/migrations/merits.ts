import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

const statements = [
  // Without a reference to the decision's submission: it stays when that is erased.
  `create table if not exists "merits" (
    "decisionId" text primary key,
    "position" text not null,
    "education" text not null,
    "experience" text not null,
    "other" text not null,
    "decidedAt" bigint not null
  )`,
  `create index if not exists "meritsOfPosition" on "merits" ("position", "decidedAt")`,
];

/** What decided for who was hired. */
export const merits: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, statements),
};
