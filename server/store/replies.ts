import type { MailState } from "./mail-tables.ts";
import type { Connection, StoredReply } from "./schema.ts";

/** A reply with the state of its mail. */
export type ReplyWithState = StoredReply & { state: MailState; sentAt: number | null };

/** The table `replies`: what the team wrote to applicants. */
export function replyRepository(db: Connection) {
  const withState = db
    .selectFrom("replies")
    .innerJoin("mails", "mails.replyId", "replies.id")
    .selectAll("replies")
    .select(["mails.state", "mails.sentAt"]);
  return {
    async insert(reply: StoredReply): Promise<void> {
      await db.insertInto("replies").values(reply).execute();
    },

    find: (id: string): Promise<ReplyWithState | undefined> =>
      withState.where("replies.id", "=", id).executeTakeFirst(),

    /** The replies of several submissions, oldest first. */
    ofSubmissions: async (submissionIds: string[]): Promise<ReplyWithState[]> =>
      submissionIds.length === 0
        ? []
        : withState
            .where("replies.submissionId", "in", submissionIds)
            .orderBy("replies.createdAt")
            .orderBy("replies.id")
            .execute(),

    /** Deletes all replies of these submissions; their mails stay, without content. */
    async delete(submissionIds: string[]): Promise<void> {
      await db.deleteFrom("replies").where("submissionId", "in", submissionIds).execute();
    },
  };
}
