import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../tables/schema.ts";
import { runStatements } from "./run-statements.ts";

const timelineKinds = [
  ...["quarantined", "released", "opened", "resume", "stage", "assigned", "archived", "unarchived"],
  ...["note", "noteEdited", "noteDeleted", "reply", "replyCancelled", "addressCorrected", "putOff"],
  ...["readerAsked", "readerReleased", "steppedAside", "judged", "message", "withdrawn"],
];
const kinds = timelineKinds.map((kind) => `'${kind}'`).join(", ");

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

const createTables = (bytes: string) => [
  `create table "replyTokens" (
    "tokenHash" text primary key,
    "submissionId" text not null references "submissions" on delete cascade
  )`,
  `create index "replyTokensOfSubmission" on "replyTokens" ("submissionId")`,
  `create table "messages" (
    "id" text primary key,
    "submissionId" text references "submissions" on delete cascade,
    "state" text not null check ("state" in ('filed', 'waiting')),
    "reason" text check ("reason" in ('unknown', 'otherSender', 'notAuthentic')),
    "kind" text not null check ("kind" in ('message', 'automatic', 'bounce')),
    "messageId" text not null,
    "fromName" text not null,
    "fromAddress" text not null,
    "subject" text not null,
    "text" text not null,
    "isIncomplete" integer not null check ("isIncomplete" in (0, 1)),
    "sentAt" bigint not null,
    "receivedAt" bigint not null
  )`,
  `create index "messagesOfSubmission" on "messages" ("submissionId", "receivedAt")`,
  `create index "messagesByState" on "messages" ("state", "receivedAt")`,
  `create index "messagesFrom" on "messages" ("fromAddress")`,
  `create table "messageFiles" (
    "id" text primary key,
    "messageId" text not null references "messages" on delete cascade,
    "name" text not null,
    "type" text not null,
    "size" integer not null,
    "checked" text check ("checked" in ('unchecked', 'clean')),
    "refusal" text check ("refusal" in ('type', 'unsafe', 'virus', 'tooLarge', 'tooMany')),
    "content" ${bytes}
  )`,
  `create index "filesOfMessage" on "messageFiles" ("messageId")`,
  `create table "receivedMails" (
    "messageIdHash" text primary key,
    "mailbox" text not null,
    "uidValidity" bigint not null,
    "uid" bigint not null,
    "messageRow" text,
    "isToDelete" integer not null default 0 check ("isToDelete" in (0, 1))
  )`,
  `create index "receivedMailsOfMessage" on "receivedMails" ("messageRow")`,
  `create index "receivedMailsToDelete" on "receivedMails" ("mailbox") where "isToDelete" = 1`,
  `create table "mailboxes" (
    "name" text primary key,
    "uidValidity" bigint not null,
    "lastUid" bigint not null,
    "leaseOwner" text,
    "leaseUntil" bigint not null,
    "readAt" bigint,
    "failure" text
  )`,
  `create index "mailsByMessageId" on "mails" ("messageId")`,
];

/** Mails from applicants, the mailboxes they are fetched from, and the tokens of the addresses they are sent to. */
export function conversation(dialect: Dialect): Migration {
  const statements = [
    `alter table "submissions" add column "lastReceivedAt" bigint`,
    ...(dialect === "postgres" ? alterPostgres : rebuildSqlite),
    ...createTables(dialect === "postgres" ? "bytea" : "blob"),
  ];
  return {
    async up(db: Kysely<unknown>) {
      const tables = await db.introspection.getTables();
      if (!tables.some(({ name }) => name === "mailboxes")) await runStatements(db, statements);
    },
  };
}
