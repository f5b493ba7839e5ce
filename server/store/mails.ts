import type { Connection, Mail } from "./schema.ts";

/** The table `mails`: what is queued, sent, failed or cancelled. Leases are in mail-leases.ts. */
export function mailRepository(db: Connection) {
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
            .execute(),

    /** Cancels the mails of these submissions that were not sent yet. */
    async cancel(submissionIds: string[]): Promise<void> {
      await db
        .updateTable("mails")
        .set({ state: "cancelled", leaseOwner: null, leaseUntil: null })
        .where("submissionId", "in", submissionIds)
        .where("state", "in", ["queued", "failed"])
        .execute();
    },

    /**
     * Makes failed and waiting mails due now, with all their attempts ahead of them.
     * @param submissionId only the mails of this submission; all when left out
     * @returns how many mails
     */
    async requeue(nowMs: number, submissionId?: string): Promise<number> {
      let query = db
        .updateTable("mails")
        .set({ state: "queued", nextAttemptAt: nowMs, queuedAt: nowMs, attempts: 0 })
        .where("state", "in", ["failed", "queued"]);
      if (submissionId !== undefined) query = query.where("submissionId", "=", submissionId);
      const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
  };
}
