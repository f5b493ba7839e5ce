import { sql } from "kysely";
import type { FormKind } from "#contract/forms/registry.ts";
import type { Connection, Dialect, Mail } from "./schema.ts";

/** The table `mails`: what is queued, sent, failed or cancelled. Leases are in mail-leases.ts. */
export function mailRepository(db: Connection, dialect: Dialect) {
  return {
    async insert(mails: Mail[]): Promise<void> {
      await db.insertInto("mails").values(mails).execute();
    },

    find: (id: string) => db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst(),

    /** The mails of several submissions in the order they were queued. */
    ofSubmissions: async (submissionIds: string[]): Promise<Mail[]> =>
      submissionIds.length === 0
        ? []
        : db
            .selectFrom("mails")
            .selectAll()
            .where("submissionId", "in", submissionIds)
            .orderBy("queuedAt")
            .orderBy("kind")
            .orderBy("id")
            .execute(),

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
        .where("submissions.receivedAt", ">", sinceMs)
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

    /** Cancels the mails of these submissions that were not sent yet. */
    async cancel(submissionIds: string[]): Promise<void> {
      await db
        .updateTable("mails")
        .set({ state: "cancelled", leaseOwner: null, leaseUntil: null })
        .where("submissionId", "in", submissionIds)
        .where("state", "in", ["queued", "failed"])
        .execute();
    },

    /** How many mails about submissions of these forms were given up. */
    async countFailed(forms: FormKind[]): Promise<number> {
      if (forms.length === 0) return 0;
      const { count } = await db
        .selectFrom("mails")
        .innerJoin("submissions", "submissions.id", "mails.submissionId")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("mails.state", "=", "failed")
        .where("submissions.form", "in", forms)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Cancels the mail of a reply that no outbox has claimed yet. @returns false when it is too late */
    async cancelReply(replyId: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("mails")
        .set({ state: "cancelled" })
        .where("replyId", "=", replyId)
        .where("state", "=", "queued")
        .where("attempts", "=", 0)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /**
     * Makes failed and waiting mails due now, with all their attempts ahead of them. A reply that can still be undone
     * keeps its time.
     * @param submissionId only the mails of this submission; all when left out
     * @returns how many mails
     */
    async requeue(nowMs: number, submissionId?: string): Promise<number> {
      let query = db
        .updateTable("mails")
        .set({ state: "queued", nextAttemptAt: nowMs, queuedAt: nowMs, attempts: 0 })
        .where("state", "in", ["failed", "queued"])
        .where(({ not, and, eb }) =>
          not(and([eb("kind", "=", "reply"), eb("state", "=", "queued"), eb("attempts", "=", 0)])),
        );
      if (submissionId !== undefined) query = query.where("submissionId", "=", submissionId);
      const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
  };
}
