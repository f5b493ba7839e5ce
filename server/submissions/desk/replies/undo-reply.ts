import { minuteMs } from "#contract/durations.ts";
import { ConflictError } from "../../../permissions/errors.ts";
import { type ActingMember, requireEditor } from "../../../permissions/permissions.ts";
import { recordActivity } from "../../../permissions/record-activity.ts";
import type { Store } from "../../../store/store.ts";
import { withdrawOffer } from "../interviews/withdraw-offer.ts";
import { lockReply } from "./scheduled-replies.ts";

/** How long after a reply was due it can still be undone, when no server has begun to send it. */
const graceMs = minuteMs;

/**
 * Takes back a reply whose mail has not left, or that is held, and its change of stage unless the stage was changed since.
 * Its attachments are again part of what its author writes.
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
    const { replies, mails, review, timeline } = repositories;
    const { reply, record } = await lockReply(repositories, member, replyId);
    const nowMs = Date.now();
    if (reply.delivery === "held") await replies.update(replyId, { delivery: "soon" });
    else if (reply.state === "cancelled") return record.reference;
    else if (nowMs > reply.sendAt + graceMs || !(await mails.cancelReply(replyId))) {
      throw new ConflictError("It is too late: the email is already on its way.");
    }
    await repositories.replyFiles.detach(replyId);
    const version = record.version + 1;
    await timeline.add(record.id, member.id, "replyCancelled", { replyId, version }, nowMs);
    if (reply.stage !== null && reply.previousStage !== null && record.stage === reply.stage) {
      await review.change(record.id, record.version, { stage: reply.previousStage });
      const details = { from: reply.stage, to: reply.previousStage, replyId, version };
      await timeline.add(record.id, member.id, "stage", details, nowMs);
    } else {
      await review.change(record.id, record.version, {});
    }
    await withdrawOffer(repositories, replyId, member.id);
    await recordActivity(repositories, member, "undoReply", record.reference);
    return record.reference;
  });
}
