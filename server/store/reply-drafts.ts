import type { Connection, StoredReplyDraft } from "./schema.ts";

/** How long a draft is kept that nobody goes on writing. */
const keptMs = 30 * 24 * 60 * 60_000;

/** The table `replyDrafts`: replies that members are writing. */
export function replyDraftRepository(db: Connection) {
  return {
    async save(draft: StoredReplyDraft): Promise<void> {
      await db
        .insertInto("replyDrafts")
        .values(draft)
        .onConflict((conflict) => conflict.columns(["submissionId", "authorId"]).doUpdateSet(draft))
        .execute();
    },

    /** Of several submissions, the latest last. */
    ofSubmissions: async (submissionIds: string[]): Promise<StoredReplyDraft[]> =>
      submissionIds.length === 0
        ? []
        : db
            .selectFrom("replyDrafts")
            .selectAll()
            .where("submissionId", "in", submissionIds)
            .orderBy("updatedAt")
            .execute(),

    /** @returns whether there was one */
    async delete(submissionId: string, authorId: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom("replyDrafts")
        .where("submissionId", "=", submissionId)
        .where("authorId", "=", authorId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    async deleteOfSubmissions(submissionIds: string[]): Promise<void> {
      await db.deleteFrom("replyDrafts").where("submissionId", "in", submissionIds).execute();
    },

    /** Deletes drafts that were left. */
    async deleteExpired(nowMs: number): Promise<void> {
      await db
        .deleteFrom("replyDrafts")
        .where("updatedAt", "<", nowMs - keptMs)
        .execute();
    },
  };
}
