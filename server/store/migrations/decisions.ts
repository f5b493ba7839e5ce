import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../tables/schema.ts";
import { runStatements } from "./run-statements.ts";

const timelineKinds = [
  ...["quarantined", "released", "opened", "resume", "stage", "assigned", "archived", "unarchived"],
  ...["note", "noteEdited", "noteDeleted", "reply", "replyCancelled", "addressCorrected", "putOff"],
  ...["readerAsked", "readerReleased", "steppedAside", "judged", "decided", "decisionWithdrawn"],
  // What applicants do after they applied: they write, and withdraw.
  ...["message", "withdrawn"],
];
const kinds = timelineKinds.map((kind) => `'${kind}'`).join(", ");

const statements = [
  `alter table "submissions" add column "decidedAt" bigint`,
  `create table "decisions" (
    "id" text primary key,
    "submissionId" text not null references "submissions" on delete cascade,
    "memberId" text not null,
    "outcome" text not null check ("outcome" in ('declined', 'invited', 'accepted')),
    "reasons" text not null,
    "decidedAt" bigint not null
  )`,
  `create index "decisionsOfSubmission" on "decisions" ("submissionId")`,
  // Counts of late ones also read whether a decision waits for its answer.
  `drop index "submissionsWithoutReply"`,
  `create index "submissionsWithoutReply" on "submissions" ("answerDueAt", "stage", "sequence", "form", "status",
    "archivedAt", "firstRepliedAt", "decidedAt", "lastRepliedAt")
    where "status" = 'accepted' and "archivedAt" is null and "firstRepliedAt" is null`,
];

const alterPostgres = [
  `alter table "timeline" drop constraint "timeline_kind_check",
    add constraint "timeline_kind_check" check ("kind" in (${kinds}))`,
];

/** SQLite cannot change a constraint, so the table is built again. No table refers to it. */
const rebuildSqlite = [
  `create table "newTimeline" (
    "id" text primary key,
    "submissionId" text not null references "submissions" on delete cascade,
    "at" bigint not null,
    "actorId" text,
    "kind" text not null check ("kind" in (${kinds})),
    "details" text not null,
    "sequence" integer
  )`,
  `insert into "newTimeline" select "id", "submissionId", "at", "actorId", "kind", "details", "sequence"
    from "timeline"`,
  `drop table "timeline"`,
  `alter table "newTimeline" rename to "timeline"`,
  `create index "timelineOfSubmission" on "timeline" ("submissionId", "at")`,
];

/** Decisions about applications, with their reasons. */
export function decisions(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const tables = await db.introspection.getTables();
      if (tables.some(({ name }) => name === "decisions")) return;
      await runStatements(db, [...statements, ...(dialect === "postgres" ? alterPostgres : rebuildSqlite)]);
    },
  };
}
