import { dayMs } from "#contract/durations.ts";
import { writesRows } from "../connection/writes-rows.ts";
import type { ReplyFileTable } from "../tables/mail-tables.ts";
import type { Connection, StoredReplyFile } from "../tables/schema.ts";

/** How long a file is kept whose reply nobody sends. */
const keptMs = 30 * dayMs;

/** The table `replyFiles`: attachments of replies, and of those that are being written. */
export function replyFileRepository(db: Connection) {
  const described = db
    .selectFrom("replyFiles")
    .select(["id", "submissionId", "authorId", "replyId", "name", "type", "size", "checked", "addedAt"]);
  return {
    async insert(file: ReplyFileTable): Promise<void> {
      await db.insertInto("replyFiles").values(file).execute();
    },

    find: (id: string): Promise<StoredReplyFile | undefined> =>
      described.where("id", "=", id).executeTakeFirst(),

    /** Of several submissions, in the order they were added. */
    ofSubmissions: (submissionIds: string[]): Promise<StoredReplyFile[]> =>
      described.where("submissionId", "in", submissionIds).orderBy("addedAt").orderBy("id").execute(),

    async content(id: string): Promise<Buffer | undefined> {
      const row = await db.selectFrom("replyFiles").select("content").where("id", "=", id).executeTakeFirst();
      return row?.content;
    },

    /** Makes files part of a reply. */
    async attach(ids: string[], replyId: string): Promise<void> {
      if (ids.length > 0)
        await db.updateTable("replyFiles").set({ replyId }).where("id", "in", ids).execute();
    },

    /** Gives the files of a reply back to its author, as part of what they write: as if added now, in the same order. */
    async detach(replyId: string): Promise<void> {
      const files = described.where("replyId", "=", replyId).orderBy("addedAt").orderBy("id");
      for (const [index, { id }] of (await files.execute()).entries()) {
        const added = { replyId: null, addedAt: Date.now() + index };
        await db.updateTable("replyFiles").set(added).where("id", "=", id).execute();
      }
    },

    async delete(id: string): Promise<void> {
      await db.deleteFrom("replyFiles").where("id", "=", id).execute();
    },

    /** Deletes files of replies that were begun and left. @returns whether there were any */
    deleteExpired: (nowMs: number): Promise<boolean> =>
      writesRows(
        db
          .deleteFrom("replyFiles")
          .where("replyId", "is", null)
          .where("addedAt", "<", nowMs - keptMs),
      ),
  };
}
