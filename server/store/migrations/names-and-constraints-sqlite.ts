import { type Kysely, sql } from "kysely";

/**
 * The new tables are filled before the old ones are dropped, and refer to `newSubmissions` until it is renamed: so
 * foreign keys hold at every step and need not be switched off, which SQLite forbids in a transaction.
 */
const statements = [
  `create table "newSubmissions" (
    "id" text primary key,
    "reference" text not null unique,
    "form" text not null check ("form" in ('founder', 'partner', 'contact', 'career')),
    "formType" text not null,
    "emailConfigType" text not null,
    "fields" text not null,
    "email" text not null,
    "status" text not null check ("status" in ('accepted', 'quarantined', 'erased')),
    "codeHash" text unique,
    "receivedAt" bigint not null
  )`,
  `insert into "newSubmissions" select "id", "reference", "form", "formType", "emailConfigType", "fields", "email",
    "status", "codeHash", "receivedAt" from "submissions"`,
  `create table "newFiles" (
    "submissionId" text primary key references "newSubmissions" on delete cascade,
    "name" text not null,
    "type" text not null,
    "size" integer not null,
    "sha256" text not null,
    "content" blob not null,
    "checked" text not null check ("checked" in ('unchecked', 'clean'))
  )`,
  `insert into "newFiles" select "submissionId", "name", "type", "size", "sha256", "content", "checked" from "files"`,
  `create table "newMails" (
    "id" text primary key,
    "submissionId" text not null references "newSubmissions" on delete restrict,
    "kind" text not null check ("kind" in ('team', 'applicant', 'erased')),
    "state" text not null check ("state" in ('queued', 'sent', 'failed', 'cancelled')),
    "messageId" text not null,
    "attempts" integer not null default 0,
    "queuedAt" bigint not null,
    "nextAttemptAt" bigint not null,
    "leaseOwner" text,
    "leaseUntil" bigint,
    "sentAt" bigint,
    "lastError" text,
    "excludedRecipients" text
  )`,
  `insert into "newMails" select "id", "submissionId", "kind", "state", "messageId", "attempts", "queuedAt",
    "nextAttemptAt", "leaseOwner", "leaseUntil", "sentAt", "lastError", "notTo" from "mails"`,
  // Deferred, because a submission claims its key before it is inserted.
  `create table "idempotencyKeys" (
    "key" text primary key,
    "payloadHash" text not null,
    "submissionId" text not null
      references "newSubmissions" on delete cascade deferrable initially deferred,
    "expiresAt" bigint
  )`,
  `insert into "idempotencyKeys" select "key", "payloadHash", "submissionId", "expiresAt" from "once"
    where "submissionId" in (select "id" from "submissions")`,
  `drop table "once"`,
  `drop table "mails"`,
  `drop table "files"`,
  `drop table "submissions"`,
  // SQLite changes the references to a table that is renamed.
  `alter table "newSubmissions" rename to "submissions"`,
  `alter table "newFiles" rename to "files"`,
  `alter table "newMails" rename to "mails"`,
  `create index "submissionsByTime" on "submissions" ("receivedAt")`,
  `create index "submissionsByEmail" on "submissions" ("email")`,
  `create index "mailsDue" on "mails" ("state", "nextAttemptAt")`,
  `create index "mailsOfSubmission" on "mails" ("submissionId")`,
  `create index "idempotencyKeysByExpiry" on "idempotencyKeys" ("expiresAt")`,
  `create index "idempotencyKeysBySubmission" on "idempotencyKeys" ("submissionId")`,
  `alter table "rateLimits" rename column "address" to "addressHash"`,
  `alter table "rateLimits" rename column "until" to "windowEndsAt"`,
  `alter table "keys" rename to "metadata"`,
  `update "metadata" set "name" = 'applicantCodeKey' where "name" = 'code'`,
  `update "metadata" set "name" = 'compactionDue' where "name" = 'compaction due'`,
  `update "metadata" set "name" = 'lastProbeAt' where "name" = 'probe'`,
];

/** Kysely's migrator uses no transaction with SQLite, so this opens one: all of it is done, or nothing. */
export async function rebuildSqlite(db: Kysely<unknown>) {
  // The process may have ended between this migration's commit and the migrator's note that it was done.
  const tables = await db.introspection.getTables();
  if (tables.some(({ name }) => name === "metadata")) return;
  await db.transaction().execute(async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx);
  });
}
