import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

const statements = [
  `create table if not exists "calendarAddresses" (
    "memberId" text primary key references "members" on delete cascade,
    "tokenHash" text not null unique,
    "createdAt" bigint not null
  )`,
];

/** Secret addresses of members' calendars. */
export const calendarAddresses: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, statements),
};
