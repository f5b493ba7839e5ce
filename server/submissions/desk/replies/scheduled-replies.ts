import { canBeAssigned } from "#contract/desk/access.ts";
import type { Reply, TimelineEntry } from "#contract/desk/application.ts";
import type { Member } from "#contract/desk/members.ts";
import { undoWindowMs } from "#contract/desk/replies.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { ConflictError, NotFoundError } from "../../../permissions/errors.ts";
import { type ActingMember, requireEditor } from "../../../permissions/permissions.ts";
import { recordActivity } from "../../../permissions/record-activity.ts";
import type { ReplyWithState } from "../../../store/repositories/replies.ts";
import type { Repositories } from "../../../store/repositories.ts";
import type { Store } from "../../../store/store.ts";
import type { StoredReply } from "../../../store/tables/schema.ts";
import { lockApplicationOf, requireJudged } from "../find-application.ts";
import { stageRefusal } from "../stage-refusal.ts";
import { timelineEntries } from "../timeline-entries.ts";
import { stateOf, toReply } from "./reply.ts";

type Entry = Pick<TimelineEntry, "kind" | "actorId" | "details">;

/** Whether an entry of the timeline answers the application, or is news that the reply does not know of. */
function isNews({ kind, actorId, details }: Entry, reply: StoredReply, withdrawnIds: string[]): boolean {
  switch (kind) {
    case "reply":
      return details.replyId !== reply.id && !withdrawnIds.includes(details.replyId ?? "");
    case "message":
    case "interviewChosen":
    case "interviewMoved":
    case "interviewCancelled":
    case "withdrawn":
    // What its author decided after writing it still owes an answer.
    case "decided":
      return true;
    // A reader who stepped aside is none, an interviewer who declined or can no longer take part is.
    case "steppedAside":
    case "readerReleased":
      return Boolean(details.startsAt);
    case "stage":
      return actorId !== reply.authorId;
    default:
      return false;
  }
}

/**
 * Whether a scheduled reply must not leave: since it was written, somebody answered or decided, somebody else moved the
 * application, the applicant wrote or withdrew, its author lost the right to send it, or the application is in quarantine.
 */
export async function mustBeHeld(
  repositories: Pick<Repositories, "members" | "replies" | "submissions" | "timeline">,
  reply: StoredReply,
): Promise<boolean> {
  const { members, replies, submissions } = repositories;
  if (reply.delivery !== "scheduled") return false;
  const submission = await submissions.findById(reply.submissionId);
  if (submission?.status !== "accepted") return true;
  const author = await members.find(reply.authorId);
  if (!author || !canBeAssigned(author, submission)) return true;
  const entries = await timelineEntries(repositories, reply.submissionId);
  const written = entries.find(({ kind, details }) => kind === "reply" && details.replyId === reply.id);
  const since = written?.details.version ?? 0;
  const withdrawnIds = (await replies.ofSubmissions([reply.submissionId]))
    .filter(({ state }) => state === "cancelled")
    .map(({ id }) => id);
  return entries.some((entry) => (entry.details.version ?? 0) > since && isNews(entry, reply, withdrawnIds));
}

/** Holds the scheduled replies that a member may no longer send, so that whoever takes over sees them at once. */
export async function holdScheduledReplies(
  { replies, mails, changes }: Pick<Repositories, "replies" | "mails" | "changes">,
  member: Member,
): Promise<void> {
  for (const { id, submissionId, ...application } of await replies.scheduledOf(member.id)) {
    // One that is being sent has left.
    if (canBeAssigned(member, application) || !(await mails.cancelReply(id))) continue;
    await replies.update(id, { delivery: "held" });
    await changes.addApplications([submissionId], { heldReplyBy: member.id });
  }
}

/** Moves the application to the stage of a scheduled reply, in the transaction that records that it was sent. */
export async function moveToStageOf(
  { replies, submissions, review, timeline }: Repositories,
  { id, submissionId, authorId, stage, previousStage }: StoredReply,
): Promise<void> {
  if (stage === null || previousStage !== null) return;
  const submission = await submissions.findById(submissionId);
  if (!submission || submission.stage === stage) return;
  const version = submission.version + 1;
  await review.change(submissionId, submission.version, { stage });
  await replies.update(id, { previousStage: submission.stage });
  const details = { from: submission.stage, to: stage, replyId: id, version };
  await timeline.add(submissionId, authorId, "stage", details);
}

/** A reply, with its application locked. @throws NotFoundError when there is none that the member may see */
export async function lockReply(repositories: Repositories, member: ActingMember, replyId: string) {
  const { replies } = repositories;
  const record = await lockApplicationOf(repositories, member, (await replies.find(replyId))?.submissionId);
  requireJudged(record);
  // The outbox may have changed it before the lock.
  const reply = await replies.find(replyId);
  if (!reply) throw new NotFoundError();
  return { reply, record };
}

const isWaiting = (reply: ReplyWithState) => ["scheduled", "held"].includes(stateOf(reply));

/**
 * Sends a scheduled or held reply as soon as it can no longer be undone. Until then the request may come again, because
 * its answer was lost.
 * @throws NotFoundError, NotAllowedError; ConflictError when it has left, or the application is not to be answered
 */
export function sendReplyNow(
  { transaction }: Pick<Store, "transaction">,
  stages: Stages,
  member: ActingMember,
  replyId: string,
): Promise<Reply> {
  requireEditor(member);
  return transaction(async (repositories) => {
    const { replies, mails, changes } = repositories;
    const { reply, record } = await lockReply(repositories, member, replyId);
    if (record.status !== "accepted")
      throw new ConflictError("Nothing was sent. Please release this application before you answer it.");
    const files = await repositories.replyFiles.ofSubmissions([record.id]);
    if (reply.delivery === "soon" && reply.state === "queued") return toReply(reply, files);
    const sendAt = Date.now() + undoWindowMs;
    if (!isWaiting(reply) || !(await mails.rescheduleReply(replyId, sendAt)))
      throw new ConflictError(
        reply.state === "queued"
          ? "This reply is already on its way. If the mail server does not take it, it is tried again."
          : "This reply was already sent or discarded.",
      );
    const movesTo = reply.previousStage === null && reply.stage;
    const refusal = movesTo && (await stageRefusal(repositories, record, movesTo, stages));
    if (refusal) throw new ConflictError(`Nothing was sent. ${refusal}`);
    await replies.update(replyId, { delivery: "soon", sendAt });
    await recordActivity(repositories, member, "reply", record.reference);
    await changes.addApplications([record.id], { actorId: member.id });
    return toReply({ ...reply, delivery: "soon", sendAt, state: "queued", attempts: 0 }, files);
  });
}
