import type { Store } from "../../store/store.ts";
import { ConflictError, NotFoundError } from "./errors.ts";
import { findApplication } from "./find-application.ts";
import { type ActingMember, requireEditor } from "./permissions.ts";
import { recordActivity } from "./record-activity.ts";

/** How long after a reply was due it can still be undone, when no server has begun to send it. */
const graceMs = 60_000;

/**
 * Takes back a reply whose mail has not left, and its change of stage unless the stage was changed since.
 * @returns the application's reference
 * @throws NotFoundError, NotAllowedError; ConflictError when the mail is being sent or has left
 */
export function undoReply(
  { transaction }: Pick<Store, "transaction">,
  member: ActingMember,
  replyId: string,
): Promise<string> {
  requireEditor(member);
  return transaction(async (repositories) => {
    const { replies, submissions, mails, review, timeline } = repositories;
    const reply = await replies.find(replyId);
    const submission = reply && (await submissions.findById(reply.submissionId));
    if (!submission) throw new NotFoundError();
    await submissions.lock(submission.id);
    const record = await findApplication(repositories, member, submission.reference);
    if (reply.state === "cancelled") return record.reference;
    const nowMs = Date.now();
    if (nowMs > reply.sendAt + graceMs || !(await mails.cancelReply(replyId))) {
      throw new ConflictError("It is too late: the mail is on its way.");
    }
    await timeline.add(record.id, member.id, "replyCancelled", { replyId }, nowMs);
    if (reply.stage !== null && reply.previousStage !== null && record.stage === reply.stage) {
      await review.change(record.id, record.version, { stage: reply.previousStage });
      const details = { from: reply.stage, to: reply.previousStage, replyId };
      await timeline.add(record.id, member.id, "stage", details, nowMs + 1);
    }
    await review.unmarkReplied(record.id, reply.createdAt);
    await recordActivity(repositories, member, "undoReply", record.reference);
    return record.reference;
  });
}
