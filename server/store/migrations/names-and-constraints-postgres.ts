import { type Kysely, sql } from "kysely";

/** Kysely's migrator runs this in a transaction. */
export async function alterPostgres(db: Kysely<unknown>) {
  const statements = [
    `alter table once rename to "idempotencyKeys"`,
    `alter table "idempotencyKeys" rename constraint once_pkey to "idempotencyKeys_pkey"`,
    `alter index "onceByExpiry" rename to "idempotencyKeysByExpiry"`,
    `alter index "onceBySubmission" rename to "idempotencyKeysBySubmission"`,
    `delete from "idempotencyKeys" where "submissionId" not in (select id from submissions)`,
    // Deferred, because a submission claims its key before it is inserted.
    `alter table "idempotencyKeys" add constraint "idempotencyKeys_submissionId_fkey"
       foreign key ("submissionId") references submissions on delete cascade deferrable initially deferred`,
    `alter table keys rename to metadata`,
    `alter table metadata rename constraint keys_pkey to metadata_pkey`,
    `update metadata set name = 'applicantCodeKey' where name = 'code'`,
    `update metadata set name = 'compactionDue' where name = 'compaction due'`,
    `update metadata set name = 'lastProbeAt' where name = 'probe'`,
    `alter table "rateLimits" rename column address to "addressHash"`,
    `alter table "rateLimits" rename column until to "windowEndsAt"`,
    `alter table submissions
       add constraint submissions_form_check check (form in ('founder', 'partner', 'contact', 'career')),
       add constraint submissions_status_check check (status in ('accepted', 'quarantined', 'erased'))`,
    `alter table files
       drop constraint "files_submissionId_fkey",
       add constraint "files_submissionId_fkey"
         foreign key ("submissionId") references submissions on delete cascade,
       add constraint files_checked_check check (checked in ('unchecked', 'clean'))`,
    `alter table mails rename column "notTo" to "excludedRecipients"`,
    `alter table mails
       drop constraint "mails_submissionId_fkey",
       add constraint "mails_submissionId_fkey"
         foreign key ("submissionId") references submissions on delete restrict,
       add constraint mails_kind_check check (kind in ('team', 'applicant', 'erased')),
       add constraint mails_state_check check (state in ('queued', 'sent', 'failed', 'cancelled'))`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
