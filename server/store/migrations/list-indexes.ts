import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

const statements = [
  // The order `due` as inbox-query.ts has it, and the columns that say whose turn it is.
  `create index if not exists "submissionsByDue" on "submissions" (
    ("sequence" + 100000000 * case when "firstRepliedAt" is null then coalesce("answerDueAt" / 60000, 80000000)
      else 80000000 end),
    "form", "stage", "position", "venture", "firstRepliedAt", "lastRepliedAt", "failedReplyAt", "lastReceivedAt",
    "decidedAt", "interviewTurnAt", "putOffUntil", "withdrawnAt", "status", "archivedAt", "sequence")
    where "status" = 'accepted' and "archivedAt" is null`,
  `create index if not exists "submissionsInVenture" on "submissions" ("venture", "position", "form", "stage",
    "sequence", "id", "status", "archivedAt") where "status" = 'accepted' and "archivedAt" is null`,
];

/** Indexes for what waits, the most urgent first, and for what is for one company's jobs. */
export const listIndexes: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, statements),
};
