import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

const statements = [
  `create table if not exists "freeHours" (
    "memberId" text primary key references "members" on delete cascade,
    "hours" text not null
  )`,
  `create table if not exists "calendarAccounts" (
    "memberId" text primary key references "members" on delete cascade,
    "url" text not null,
    "user" text not null,
    "password" text not null
  )`,
];

/** When members take interviews, and their calendars that the desk reads. */
export const freeTimes: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, statements),
};
