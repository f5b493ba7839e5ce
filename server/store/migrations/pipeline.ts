import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

const statements = [
  // With the form first, SQLite would take it for every list, and sort that.
  `create index if not exists "submissionsInPipeline" on "submissions" ("position", "form", "stage", "sequence", "id",
    "status", "archivedAt") where "status" = 'accepted' and "archivedAt" is null`,
  `create index if not exists "submissionsOfAssignee" on "submissions" ("assigneeId", "sequence")
    where "assigneeId" is not null`,
];

/** Indexes for the applications of one position by stage, and for what is assigned to a member. */
export const pipeline: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, statements),
};
