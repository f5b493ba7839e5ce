import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

const statements = [
  `create table if not exists "readings" (
    "id" text primary key,
    "submissionId" text not null references "submissions" on delete cascade,
    "memberId" text not null,
    "state" text not null check ("state" in ('asked', 'judged', 'steppedAside', 'released')),
    "isBlind" integer not null check ("isBlind" in (0, 1)),
    "askedAt" bigint not null,
    "dueAt" bigint not null,
    "judgedAt" bigint,
    "judgement" text,
    unique ("submissionId", "memberId")
  )`,
  `create index if not exists "readingsOfMember" on "readings" ("memberId", "state", "submissionId", "isBlind")`,
];

/** Members' readings of applications, with their judgements. */
export const readings: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, statements),
};
