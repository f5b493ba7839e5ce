import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Replies that members are writing. */
export const replyDrafts: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table if not exists "replyDrafts" (
        "submissionId" text not null references "submissions" on delete cascade,
        "authorId" text not null,
        "template" text not null,
        "subject" text not null,
        "text" text not null,
        "updatedAt" bigint not null,
        primary key ("submissionId", "authorId")
      )`,
    ]),
};
