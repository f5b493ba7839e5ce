import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../tables/schema.ts";
import { runStatements } from "./run-statements.ts";

const timelineKinds = [
  ...["quarantined", "released", "opened", "resume", "stage", "assigned", "archived", "unarchived"],
  ...["note", "noteEdited", "noteDeleted", "reply", "replyCancelled", "addressCorrected", "putOff"],
  ...["readerAsked", "readerReleased", "steppedAside", "judged"],
];
const kinds = timelineKinds.map((kind) => `'${kind}'`).join(", ");

const columns = [
  `alter table "submissions" add column "answerDueAt" bigint`,
  `alter table "submissions" add column "putOffUntil" bigint`,
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
    "details" text not null
  )`,
  `insert into "newTimeline" select "id", "submissionId", "at", "actorId", "kind", "details" from "timeline"`,
  `drop table "timeline"`,
  `alter table "newTimeline" rename to "timeline"`,
  `create index "timelineOfSubmission" on "timeline" ("submissionId", "at")`,
];

/** Late ones of every form, in the order in which they are due. */
const index = [
  `drop index "submissionsWithoutReply"`,
  `create index "submissionsWithoutReply" on "submissions" ("answerDueAt", "stage", "sequence", "form", "status",
    "archivedAt", "firstRepliedAt")
    where "status" = 'accepted' and "archivedAt" is null and "firstRepliedAt" is null`,
];

const dayMs = 24 * 60 * 60_000;

/** What came in earlier gets the latest time that the promise of its form can mean, holidays aside. */
const latestDays = { career: 2, founder: 7, partner: 8, contact: 4 };
const setDeadlines = Object.entries(latestDays).map(
  ([form, days]) =>
    `update "submissions" set "answerDueAt" = "receivedAt" + ${days * dayMs} where "form" = '${form}'`,
);

/** Every application has a deadline for its first answer, and can be put off to a day. */
export function deadlines(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const changeKinds = dialect === "postgres" ? alterPostgres : rebuildSqlite;
      const statements = [...columns, ...changeKinds, ...setDeadlines, ...index];
      const tables = await db.introspection.getTables();
      const submissions = tables.find(({ name }) => name === "submissions");
      const isDone = submissions?.columns.some(({ name }) => name === "putOffUntil");
      if (!isDone) await runStatements(db, statements);
    },
  };
}
