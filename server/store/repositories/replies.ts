import type { Insertable } from "kysely";
import { updateRepliedTimes } from "../delivered-replies.ts";
import type { ReplyTable } from "../tables/mail-tables.ts";
import type { Connection, Mail, StoredReply } from "../tables/schema.ts";

/** A reply with the state of its mail; `stateOf` (submissions/desk/replies/reply.ts) says what both mean for the reply. */
export type ReplyWithState = StoredReply & Pick<Mail, "state" | "attempts" | "sentAt">;

export type NewReply = Insertable<ReplyTable>;

/** The table `replies`: what the team wrote to applicants. */
export function replyRepository(db: Connection) {
  const withState = db
    .selectFrom("replies")
    .innerJoin("mails", "mails.replyId", "replies.id")
    .selectAll("replies")
    .select(["mails.state", "mails.attempts", "mails.sentAt"]);
  return {
    async insert(reply: NewReply): Promise<void> {
      await db.insertInto("replies").values(reply).execute();
    },

    async update(
      id: string,
      change: Partial<Pick<StoredReply, "delivery" | "sendAt" | "previousStage">>,
    ): Promise<void> {
      await db.updateTable("replies").set(change).where("id", "=", id).execute();
    },

    find: (id: string): Promise<ReplyWithState | undefined> =>
      withState.where("replies.id", "=", id).executeTakeFirst(),

    /** The replies of several submissions, oldest first. */
    ofSubmissions: (submissionIds: string[]): Promise<ReplyWithState[]> =>
      withState
        .where("replies.submissionId", "in", submissionIds)
        .orderBy("replies.createdAt")
        .orderBy("replies.id")
        .execute(),

    /** The replies of an author that wait for their time, with what decides who sees their applications. */
    scheduledOf: (authorId: string) =>
      withState
        .innerJoin("submissions", "submissions.id", "replies.submissionId")
        .select(["submissions.form", "submissions.position", "submissions.venture"])
        .where("replies.authorId", "=", authorId)
        .where("replies.delivery", "=", "scheduled")
        .where("mails.state", "=", "queued")
        .orderBy("replies.id")
        .execute(),

    /** Writes to submissions what became of their replies, after the state of a reply's mail has changed. */
    updateTimes: (submissionIds: string[]): Promise<void> => updateRepliedTimes(db, submissionIds),
  };
}
