import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../tables/schema.ts";
import { runStatements } from "./run-statements.ts";

const list = (values: string[]) => values.map((value) => `'${value}'`).join(", ");

const timelineKinds = list([
  ...["quarantined", "released", "opened", "resume", "stage", "assigned", "archived", "unarchived"],
  ...["note", "noteEdited", "noteDeleted", "reply", "replyCancelled", "addressCorrected", "putOff"],
  ...["readerAsked", "readerReleased", "steppedAside", "judged", "decided", "decisionWithdrawn"],
  ...["interviewOffered", "interviewChosen", "interviewMoved", "interviewCancelled"],
  ...["message", "withdrawn"],
]);
const mailKinds = list([
  ...["team", "applicant", "erased", "reply", "mention", "digest", "assigned"],
  ...["invitation", "cancellation", "reminder"],
]);

const createTables = [
  `alter table "submissions" add column "interviewTurnAt" bigint`,
  `create table "interviews" (
    "id" text primary key,
    "submissionId" text not null references "submissions" on delete cascade,
    "replyId" text not null,
    "state" text not null check ("state" in ('offered', 'chosen', 'cancelled')),
    "durationMinutes" integer not null,
    "place" text not null,
    "startsAt" bigint,
    "calendarSequence" integer not null,
    "createdAt" bigint not null,
    "remindedAt" bigint
  )`,
  `create index "interviewsOfSubmission" on "interviews" ("submissionId")`,
  `create index "interviewsOfReply" on "interviews" ("replyId")`,
  `create index "interviewsByStart" on "interviews" ("startsAt") where "state" = 'chosen'`,
  `create table "interviewTokens" (
    "tokenHash" text primary key,
    "interviewId" text not null references "interviews" on delete cascade
  )`,
  `create index "interviewTokensOfInterview" on "interviewTokens" ("interviewId")`,
  `create table "interviewMembers" (
    "interviewId" text not null references "interviews" on delete cascade,
    "memberId" text not null,
    primary key ("interviewId", "memberId")
  )`,
  `create index "interviewsOfMember" on "interviewMembers" ("memberId")`,
  `create table "interviewTimes" (
    "interviewId" text not null references "interviews" on delete cascade,
    "startsAt" bigint not null,
    primary key ("interviewId", "startsAt")
  )`,
  // The primary key keeps two interviews of a member apart.
  `create table "busyQuarters" (
    "memberId" text not null,
    "startsAt" bigint not null,
    "interviewId" text not null references "interviews" on delete cascade,
    primary key ("memberId", "startsAt")
  )`,
  `create index "busyQuartersOfInterview" on "busyQuarters" ("interviewId")`,
];

const alterPostgres = [
  `alter table "timeline" drop constraint "timeline_kind_check",
    add constraint "timeline_kind_check" check ("kind" in (${timelineKinds}))`,
  `alter table "mails" drop constraint "mails_kind_check",
    add constraint "mails_kind_check" check ("kind" in (${mailKinds})),
    add column "interviewId" text,
    add column "calendarEvent" text`,
];

/** SQLite cannot change constraints, so the tables are built again. No table refers to them. */
const rebuildSqlite = [
  `create table "newTimeline" (
    "id" text primary key,
    "submissionId" text not null references "submissions" on delete cascade,
    "at" bigint not null,
    "actorId" text,
    "kind" text not null check ("kind" in (${timelineKinds})),
    "details" text not null,
    "sequence" integer
  )`,
  `insert into "newTimeline" select "id", "submissionId", "at", "actorId", "kind", "details", "sequence"
    from "timeline"`,
  `drop table "timeline"`,
  `alter table "newTimeline" rename to "timeline"`,
  `create index "timelineOfSubmission" on "timeline" ("submissionId", "at")`,
  `create table "newMails" (
    "id" text primary key,
    "submissionId" text references "submissions" on delete restrict,
    "kind" text not null check ("kind" in (${mailKinds})),
    "state" text not null check ("state" in ('queued', 'sent', 'failed', 'cancelled')),
    "messageId" text not null,
    "attempts" integer not null default 0,
    "queuedAt" bigint not null,
    "nextAttemptAt" bigint not null,
    "leaseOwner" text,
    "leaseUntil" bigint,
    "sentAt" bigint,
    "lastError" text,
    "excludedRecipients" text,
    "replyId" text references "replies" on delete set null,
    "memberId" text,
    "noteId" text,
    "interviewId" text,
    "calendarEvent" text
  )`,
  `insert into "newMails" select "id", "submissionId", "kind", "state", "messageId", "attempts", "queuedAt",
    "nextAttemptAt", "leaseOwner", "leaseUntil", "sentAt", "lastError", "excludedRecipients", "replyId", "memberId",
    "noteId", null, null from "mails"`,
  `drop table "mails"`,
  `alter table "newMails" rename to "mails"`,
  `create index "mailsDue" on "mails" ("state", "nextAttemptAt")`,
  `create index "mailsOfSubmission" on "mails" ("submissionId")`,
  `create index "mailsOfReply" on "mails" ("replyId")`,
  `create index "mailsByTime" on "mails" ("queuedAt", "id")`,
  `create index "mailsByMessageId" on "mails" ("messageId")`,
];

/** Interviews, the times that are offered for them, and their calendar entries by mail. */
export function interviews(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const tables = await db.introspection.getTables();
      if (tables.some(({ name }) => name === "interviews")) return;
      const alterTables = dialect === "postgres" ? alterPostgres : rebuildSqlite;
      const statements = [
        ...createTables,
        ...alterTables,
        `create index "mailsOfInterview" on "mails" ("interviewId") where "interviewId" is not null`,
      ];
      await runStatements(db, statements);
    },
  };
}
