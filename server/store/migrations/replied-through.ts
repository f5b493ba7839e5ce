import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

const statements = [
  `alter table "submissions" add column "repliedThrough" bigint`,
  // Both have all columns that say whose turn it is.
  `drop index if exists "submissionsByDue"`,
  `create index "submissionsByDue" on "submissions" (
    ("sequence" + 100000000 * case when "firstRepliedAt" is null then coalesce("answerDueAt" / 60000, 80000000)
      else 80000000 end),
    "form", "stage", "position", "venture", "firstRepliedAt", "lastRepliedAt", "repliedThrough", "failedReplyAt",
    "lastReceivedAt", "decidedAt", "interviewTurnAt", "putOffUntil", "withdrawnAt", "status", "archivedAt", "sequence")
    where "status" = 'accepted' and "archivedAt" is null`,
  `drop index if exists "submissionsWithoutReply"`,
  `create index "submissionsWithoutReply" on "submissions" ("answerDueAt", "stage", "sequence", "form", "status",
    "archivedAt", "firstRepliedAt", "decidedAt", "lastRepliedAt", "repliedThrough")
    where "status" = 'accepted' and "archivedAt" is null and "firstRepliedAt" is null`,
];

/** When the last delivered reply was written, since what came in after that is not answered by it. */
export const repliedThrough: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = await db.introspection.getTables();
    const submissions = tables.find(({ name }) => name === "submissions");
    const isDone = submissions?.columns.some(({ name }) => name === "repliedThrough");
    if (!isDone) await runStatements(db, statements);
  },
};
