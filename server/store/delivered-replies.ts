import { sql } from "kysely";
import { undoWindowMs } from "#contract/desk/replies.ts";
import { minuteMs } from "#contract/durations.ts";
import type { Connection } from "./tables/schema.ts";

/** When the last interview that is set is over, of the submission that is updated. */
const interviewEnd = (db: Connection) =>
  db
    .selectFrom("interviews")
    .where("interviews.submissionId", "=", sql.ref<string>("submissions.id"))
    .where("interviews.state", "=", "chosen")
    .select(
      sql<number>`max(interviews."startsAt" + interviews."durationMinutes" * ${sql.lit(minuteMs)})`.as("at"),
    );

/**
 * Writes to submissions what became of their replies, from the state of the replies' mails. A reply counts as given once
 * the mail server has taken it.
 */
export async function updateRepliedTimes(db: Connection, submissionIds: string[]): Promise<void> {
  if (submissionIds.length === 0) return;
  const replyMails = db
    .selectFrom("mails")
    .where("mails.submissionId", "=", sql.ref<string>("submissions.id"))
    .where("mails.kind", "=", "reply");
  const sent = replyMails.where("mails.state", "=", "sent");
  const lastSentAt = sent.select(({ fn }) => fn.max("mails.sentAt").as("at"));
  // A reply leaves so long after a member pressed Send; one that was scheduled was checked for news when it left.
  const repliedThrough = sent
    .leftJoin("replies", "replies.id", "mails.replyId")
    .select(sql<number>`max(coalesce(replies."sendAt" - ${sql.lit(undoWindowMs)}, mails."sentAt"))`.as("at"));
  const failedReplyAt = replyMails
    .where("mails.state", "=", "failed")
    .where("mails.queuedAt", ">", sql<number>`coalesce(${lastSentAt}, 0)`)
    .select(({ fn }) => fn.max("mails.queuedAt").as("at"));
  await db
    .updateTable("submissions")
    .set({
      firstRepliedAt: sent.select(({ fn }) => fn.min("mails.sentAt").as("at")),
      lastRepliedAt: lastSentAt,
      repliedThrough,
      failedReplyAt,
      // A reply answers that somebody declined an interview: the next turn is ours when that interview is over.
      interviewTurnAt: sql`case when "interviewTurnAt" <= ${repliedThrough}
        then coalesce(${interviewEnd(db)}, "interviewTurnAt") else "interviewTurnAt" end`,
      // What was archived before its reply failed is in the inbox again, once.
      archivedAt: sql`case when "failedReplyAt" is null and ${failedReplyAt} is not null then null else "archivedAt" end`,
    })
    .where("id", "in", submissionIds)
    .execute();
}

/** The submissions of reply mails whose state has changed, each once. */
export const repliedSubmissions = (mails: { kind: string; submissionId: string | null }[]): string[] => [
  ...new Set(
    mails.flatMap(({ kind, submissionId }) => (kind === "reply" && submissionId ? [submissionId] : [])),
  ),
];
