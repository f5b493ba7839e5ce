import { dayMs } from "#contract/durations.ts";
import { writesRows } from "../connection/writes-rows.ts";
import type { Connection, StoredReplyDraft } from "../tables/schema.ts";

/** How long a draft is kept that nobody goes on writing. */
const keptMs = 30 * dayMs;

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
    ofSubmissions: (submissionIds: string[]): Promise<StoredReplyDraft[]> =>
      db
        .selectFrom("replyDrafts")
        .selectAll()
        .where("submissionId", "in", submissionIds)
        .orderBy("updatedAt")
        .execute(),

    /** @returns whether there was one */
    async delete(submissionId: string, authorId: string): Promise<boolean> {
      return writesRows(
        db
          .deleteFrom("replyDrafts")
          .where("submissionId", "=", submissionId)
          .where("authorId", "=", authorId),
      );
    },

    /** Deletes drafts that were left. @returns whether there were any */
    deleteExpired: (nowMs: number): Promise<boolean> =>
      writesRows(db.deleteFrom("replyDrafts").where("updatedAt", "<", nowMs - keptMs)),
  };
}
