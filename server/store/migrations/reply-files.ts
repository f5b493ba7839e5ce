import type { Migration } from "kysely/migration";
import type { Dialect } from "../tables/schema.ts";
import { runStatements } from "./run-statements.ts";

/** Attachments of replies. */
export const replyFiles = (dialect: Dialect): Migration => ({
  up: (db) =>
    runStatements(db, [
      `create table if not exists "replyFiles" (
        "id" text primary key,
        "submissionId" text not null references "submissions" on delete cascade,
        "authorId" text not null,
        "replyId" text,
        "name" text not null,
        "type" text not null,
        "size" integer not null,
        "checked" text not null check ("checked" in ('unchecked', 'clean')),
        "content" ${dialect === "postgres" ? "bytea" : "blob"} not null,
        "addedAt" bigint not null
      )`,
      `create index if not exists "replyFilesOfSubmission" on "replyFiles" ("submissionId", "addedAt")`,
      `create index if not exists "replyFilesOfReply" on "replyFiles" ("replyId")`,
    ]),
});
