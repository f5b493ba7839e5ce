import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../tables/schema.ts";

const createReplies = [
  `create table "replies" (
    "id" text primary key,
    "submissionId" text not null references "submissions" on delete cascade,
    "authorId" text not null,
    "subject" text not null,
    "text" text not null,
    "previousStage" text,
    "stage" text,
    "createdAt" bigint not null,
    "sendAt" bigint not null
  )`,
  `create index "repliesOfSubmission" on "replies" ("submissionId")`,
];

const createWebhooks = [
  `create table "webhooks" (
    "id" text primary key,
    "submissionId" text not null references "submissions" on delete cascade,
    "state" text not null check ("state" in ('queued', 'sent', 'failed', 'cancelled')),
    "attempts" integer not null default 0,
    "queuedAt" bigint not null,
    "nextAttemptAt" bigint not null,
    "leaseOwner" text,
    "leaseUntil" bigint,
    "sentAt" bigint,
    "lastError" text
  )`,
  `create index "webhooksDue" on "webhooks" ("state", "nextAttemptAt")`,
  `create index "webhooksOfSubmission" on "webhooks" ("submissionId")`,
];

const alterPostgresMails = [
  `alter table mails
    alter column "submissionId" drop not null,
    drop constraint mails_kind_check,
    add constraint mails_kind_check
      check (kind in ('team', 'applicant', 'erased', 'reply', 'mention', 'digest')),
    add column "replyId" text references replies on delete set null,
    add column "memberId" text,
    add column "noteId" text`,
];

/** SQLite cannot change constraints, so the table is built again. No table refers to it. */
const rebuildSqliteMails = [
  `create table "newMails" (
    "id" text primary key,
    "submissionId" text references "submissions" on delete restrict,
    "kind" text not null check ("kind" in ('team', 'applicant', 'erased', 'reply', 'mention', 'digest')),
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
    "noteId" text
  )`,
  `insert into "newMails" select "id", "submissionId", "kind", "state", "messageId", "attempts", "queuedAt",
    "nextAttemptAt", "leaseOwner", "leaseUntil", "sentAt", "lastError", "excludedRecipients", null, null, null
    from "mails"`,
  `drop table "mails"`,
  `alter table "newMails" rename to "mails"`,
  `create index "mailsDue" on "mails" ("state", "nextAttemptAt")`,
  `create index "mailsOfSubmission" on "mails" ("submissionId")`,
];

const indexMails = [
  `create index "mailsOfReply" on "mails" ("replyId")`,
  `create index "mailsByTime" on "mails" ("queuedAt", "id")`,
];

/**
 * Replies of the team, mails that concern no single application or one of its notes, and the outbox of webhooks. Ids of
 * members and notes are not foreign keys: a note may be deleted before its mail leaves, which is then cancelled.
 */
export function deskMail(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      // With SQLite, the process may have ended between this migration's commit and the migrator's note of it.
      const tables = await db.introspection.getTables();
      if (tables.some(({ name }) => name === "webhooks")) return;
      const alterMails = dialect === "postgres" ? alterPostgresMails : rebuildSqliteMails;
      const run = async (trx: Kysely<unknown>) => {
        for (const statement of [...createReplies, ...alterMails, ...indexMails, ...createWebhooks]) {
          await sql.raw(statement).execute(trx);
        }
      };
      // Kysely's migrator opens a transaction with PostgreSQL only.
      await (dialect === "postgres" ? run(db) : db.transaction().execute(run));
    },
  };
}
