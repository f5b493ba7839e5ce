import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

const statements = [
  `create table if not exists "savedViews" (
    "id" text primary key,
    "memberId" text not null references "members" on delete cascade,
    "name" text not null,
    "filter" text not null,
    "isShared" integer not null check ("isShared" in (0, 1)),
    "version" integer not null
  )`,
];

/** Lists of applications that members saved. */
export const savedViews: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, statements),
};
