import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { searchText } from "../search-text.ts";
import type { Database, Dialect } from "../tables/schema.ts";

const timelineKinds = [
  "quarantined",
  "released",
  "opened",
  "resume",
  "stage",
  "assigned",
  "archived",
  "unarchived",
  "note",
  "noteEdited",
  "noteDeleted",
  "reply",
  "replyCancelled",
  "addressCorrected",
];
const mailKinds = ["team", "applicant", "erased", "reply", "mention", "digest", "assigned"];
const list = (values: string[]) => values.map((value) => `'${value}'`).join(", ");

const addColumns = [
  `alter table "submissions" add column "lastRepliedAt" bigint`,
  `alter table "submissions" add column "failedReplyAt" bigint`,
];

const alterPostgres = [
  `alter table "timeline" drop constraint "timeline_kind_check",
    add constraint "timeline_kind_check" check ("kind" in (${list(timelineKinds)}))`,
  `alter table "mails" drop constraint "mails_kind_check",
    add constraint "mails_kind_check" check ("kind" in (${list(mailKinds)}))`,
];

/** SQLite cannot change constraints, so the tables are built again. No table refers to them. */
const rebuildSqlite = [
  `create table "newTimeline" (
    "id" text primary key,
    "submissionId" text not null references "submissions" on delete cascade,
    "at" bigint not null,
    "actorId" text,
    "kind" text not null check ("kind" in (${list(timelineKinds)})),
    "details" text not null
  )`,
  `insert into "newTimeline" select "id", "submissionId", "at", "actorId", "kind", "details" from "timeline"`,
  `drop table "timeline"`,
  `alter table "newTimeline" rename to "timeline"`,
  `create index "timelineOfSubmission" on "timeline" ("submissionId", "at")`,
  `create table "newMails" (
    "id" text primary key,
    "submissionId" text references "submissions" on delete restrict,
    "kind" text not null check ("kind" in (${list(mailKinds)})),
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
    "nextAttemptAt", "leaseOwner", "leaseUntil", "sentAt", "lastError", "excludedRecipients", "replyId", "memberId",
    "noteId" from "mails"`,
  `drop table "mails"`,
  `alter table "newMails" rename to "mails"`,
  `create index "mailsDue" on "mails" ("state", "nextAttemptAt")`,
  `create index "mailsOfSubmission" on "mails" ("submissionId")`,
  `create index "mailsOfReply" on "mails" ("replyId")`,
  `create index "mailsByTime" on "mails" ("queuedAt", "id")`,
];

const replyMails = `from "mails" where "mails"."submissionId" = "submissions"."id" and "mails"."kind" = 'reply'`;
const corrections = [
  // Earlier versions took a reply as answered when it was queued.
  `update "submissions" set
    "firstRepliedAt" = (select min("sentAt") ${replyMails} and "mails"."state" = 'sent'),
    "lastRepliedAt" = (select max("sentAt") ${replyMails} and "mails"."state" = 'sent')
    where "id" in (select "submissionId" from "mails" where "kind" = 'reply')`,
  `update "submissions" set "failedReplyAt" = (select max("queuedAt") ${replyMails}
      and "mails"."state" = 'failed' and "mails"."queuedAt" > coalesce("submissions"."lastRepliedAt", 0))
    where "id" in (select "submissionId" from "mails" where "kind" = 'reply' and "state" = 'failed')`,
  // Earlier versions left open work with members who were removed.
  `update "submissions" set "assigneeId" = null, "version" = "version" + 1
    where "status" = 'accepted' and "archivedAt" is null
      and "assigneeId" in (select "id" from "members" where "removedAt" is not null)`,
];

const batchSize = 500;

/** Makes telephone numbers findable as people write them; see search-text.ts. */
async function updateSearchDocuments(db: Kysely<Database>) {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("submissions")
      .select(["id", "sequence", "reference", "fields"])
      .where("sequence", ">", after)
      .where("status", "!=", "erased")
      .where("fields", "like", '%"phone"%')
      .orderBy("sequence")
      .limit(batchSize)
      .execute();
    for (const { id, sequence, reference, fields } of rows) {
      const notes = await db.selectFrom("notes").select("text").where("submissionId", "=", id).execute();
      const texts = notes.map((note) => note.text);
      await db
        .updateTable("searchDocuments")
        .set({ text: searchText(reference, JSON.parse(fields), texts) })
        .where("sequence", "=", sequence)
        .execute();
    }
    const last = rows.at(-1);
    if (rows.length < batchSize || !last) return;
    after = last.sequence;
  }
}

/** What says who waits for whom: the replies that were delivered or failed, corrected addresses, and assignments. */
export function cases(dialect: Dialect): Migration {
  const statements = [
    ...addColumns,
    ...(dialect === "postgres" ? alterPostgres : rebuildSqlite),
    ...corrections,
  ];
  return {
    async up(db: Kysely<Database>) {
      const run = async (trx: Kysely<Database>) => {
        for (const statement of statements) await sql.raw(statement).execute(trx);
        await updateSearchDocuments(trx);
      };
      if (dialect === "postgres") return run(db);
      // Kysely's migrator uses no transaction with SQLite. The process may have ended between this migration's commit
      // and the migrator's note that it was done.
      const tables = await db.introspection.getTables();
      const submissions = tables.find(({ name }) => name === "submissions");
      const isDone = submissions?.columns.some(({ name }) => name === "failedReplyAt");
      if (!isDone) await db.transaction().execute(run);
    },
  };
}
