import { sql } from "kysely";
import type { Access } from "#contract/desk/access.ts";
import { writesRows } from "../connection/writes-rows.ts";
import { repliedSubmissions, updateRepliedTimes } from "../delivered-replies.ts";
import { isCovered, seesNothing } from "../queries/access-query.ts";
import { outboxRows } from "../queries/outbox-rows.ts";
import { applicantMailKinds, type MailKind } from "../tables/mail-tables.ts";
import type { Connection, Dialect, Mail } from "../tables/schema.ts";

/** A mail to insert: its Message-ID is made of its id, unless it is another row of a mail that has one. */
export type NewMail = Omit<Mail, "messageId"> & Partial<Pick<Mail, "messageId">>;

/**
 * The table `mails`: what is queued, sent, failed or cancelled.
 * @param domain what Message-IDs end with
 */
export function mailRepository(db: Connection, dialect: Dialect, domain: () => string) {
  const rows = outboxRows(db, dialect, "mails");
  const messageIdOf = (id: string) => `<${id}@${domain()}>`;
  return {
    ...rows,

    /** The Message-ID of the mail, or of what an applicant wrote on their page, with this id. */
    messageIdOf,

    async insert(mails: NewMail[]): Promise<void> {
      const values = mails.map((mail) => ({ messageId: messageIdOf(mail.id), ...mail }));
      await db.insertInto("mails").values(values).execute();
    },

    find: (id: string) => db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst(),

    /** The mails of several submissions in the order they were queued. */
    ofSubmissions: (submissionIds: string[]): Promise<Mail[]> =>
      db
        .selectFrom("mails")
        .selectAll()
        .where("submissionId", "in", submissionIds)
        .orderBy("queuedAt")
        .orderBy("kind")
        .orderBy("id")
        .execute(),

    /** Those of some mails that were queued before their submission was erased. */
    async beforeErasure(ids: string[]): Promise<string[]> {
      const rows = await db
        .selectFrom("mails")
        .innerJoin("mails as notice", "notice.submissionId", "mails.submissionId")
        .select("mails.id")
        .where("mails.id", "in", ids)
        .where("notice.kind", "=", "erased")
        .whereRef("mails.queuedAt", "<", "notice.queuedAt")
        .execute();
      return rows.map(({ id }) => id);
    },

    /** The submission that one of these mails to its applicant is about. @param messageIds as in the mails' headers */
    async submissionIdOf(messageIds: string[]): Promise<string | undefined> {
      const row = await db
        .selectFrom("mails")
        .select("submissionId")
        .where("messageId", "in", messageIds)
        .where("kind", "in", applicantMailKinds)
        .where("memberId", "is", null)
        .executeTakeFirst();
      return row?.submissionId ?? undefined;
    },

    /** Makes other transactions that mail this person wait. SQLite has one writing transaction at a time anyway. */
    async lockRecipient(email: string): Promise<void> {
      if (dialect === "postgres")
        await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(db);
    },

    /**
     * How many confirmations were queued since a time for addresses of this name, with or without a tag
     * (`name+tag`), at any of these domains. Those that were cancelled at once do not count.
     */
    async countConfirmations(name: string, domains: string[], sinceMs: number): Promise<number> {
      const escaped = (text: string) => text.replace(/[\\%_]/g, "\\$&");
      const { count } = await db
        .selectFrom("submissions")
        .innerJoin("mails", "mails.submissionId", "submissions.id")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("mails.kind", "=", "applicant")
        .where(({ or, eb }) => or([eb("mails.state", "!=", "cancelled"), eb("mails.attempts", ">", 0)]))
        .where("mails.queuedAt", ">", sinceMs)
        .where(({ or, eb }) =>
          or(
            domains.flatMap((domain) => [
              eb("submissions.email", "=", `${name}@${domain}`),
              sql<boolean>`submissions.email like ${`${escaped(name)}+%@${escaped(domain)}`} escape '\\'`,
            ]),
          ),
        )
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Deletes the mails of these kinds that no outbox has ever claimed. @returns how many were deleted, and how many stay */
    async deleteUnclaimed(submissionId: string, kinds: readonly MailKind[]) {
      const { numDeletedRows } = await db
        .deleteFrom("mails")
        .where("submissionId", "=", submissionId)
        .where("kind", "in", kinds)
        // A confirmation is cancelled at once when its address had too many.
        .where("state", "in", ["queued", "cancelled"])
        .where("attempts", "=", 0)
        .executeTakeFirstOrThrow();
      const kept = await db
        .selectFrom("mails")
        .select("id")
        .where("submissionId", "=", submissionId)
        .where("kind", "in", kinds)
        .execute();
      return { deleted: Number(numDeletedRows), kept: kept.length };
    },

    /** How many mails about submissions that somebody sees were given up. */
    async countFailed(access: Access): Promise<number> {
      if (seesNothing(access)) return 0;
      const { count } = await db
        .selectFrom("mails")
        .innerJoin("submissions", "submissions.id", "mails.submissionId")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("mails.state", "=", "failed")
        .where(isCovered(access))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Cancels the digests that could not be sent yet, and are not being sent. */
    async cancelDigests(): Promise<void> {
      await db
        .updateTable("mails")
        .set({ state: "cancelled" })
        .where("kind", "=", "digest")
        .where("state", "=", "queued")
        .where("leaseOwner", "is", null)
        .execute();
    },

    /** Cancels the mail of a reply that no outbox has claimed yet. @returns false when it is too late */
    async cancelReply(replyId: string): Promise<boolean> {
      return writesRows(
        db
          .updateTable("mails")
          .set({ state: "cancelled" })
          .where("replyId", "=", replyId)
          .where("state", "=", "queued")
          .where("attempts", "=", 0),
      );
    },

    /**
     * Makes the mail of a reply due at a time: one that no outbox has claimed yet, or one that was cancelled.
     * @returns false when it is too late
     */
    async rescheduleReply(replyId: string, dueMs: number): Promise<boolean> {
      return writesRows(
        db
          .updateTable("mails")
          .set({ state: "queued", queuedAt: dueMs, nextAttemptAt: dueMs, attempts: 0, lastError: null })
          .where("replyId", "=", replyId)
          .where(({ or, and, eb }) =>
            or([eb("state", "=", "cancelled"), and([eb("state", "=", "queued"), eb("attempts", "=", 0)])]),
          ),
      );
    },

    async requeue(nowMs: number, submissionId?: string): Promise<Mail[]> {
      const requeued = await rows.requeue(nowMs, submissionId);
      await updateRepliedTimes(db, repliedSubmissions(requeued));
      return requeued;
    },
  };
}
