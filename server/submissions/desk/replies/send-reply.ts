import type { Reply } from "#contract/desk/application.ts";
import { maxScheduleDays, type NewReply, undoWindowMs } from "#contract/desk/replies.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { dayMs } from "#contract/durations.ts";
import { ConflictError } from "../../../permissions/errors.ts";
import { type ActingMember, requireEditor } from "../../../permissions/permissions.ts";
import { recordActivity } from "../../../permissions/record-activity.ts";
import { timeOfMinuteMs } from "../../../stockholm-time.ts";
import type { InboxRecord } from "../../../store/repositories/inbox.ts";
import type { ReplyWithState } from "../../../store/repositories/replies.ts";
import type { Repositories } from "../../../store/repositories.ts";
import type { Store } from "../../../store/store.ts";
import { lockApplication } from "../find-application.ts";
import { stageRefusal } from "../stage-refusal.ts";
import { findStage, firstStage } from "../stages.ts";
import { toReply } from "./reply.ts";
import { attachFiles } from "./reply-files.ts";
import { requireAnswerable, storeReply } from "./store-reply.ts";

/** The reply that a request sent again has stored already; undefined when it is new. */
async function findRepeated(
  { replies }: Repositories,
  member: ActingMember,
  submissionId: string,
  { id, subject, text }: NewReply,
): Promise<ReplyWithState | undefined> {
  const stored = await replies.find(id);
  if (!stored) return undefined;
  const isSame =
    stored.submissionId === submissionId &&
    stored.authorId === member.id &&
    stored.subject === subject &&
    stored.text === text;
  if (!isSame) throw new ConflictError("Another reply has this id.");
  return stored;
}

/** When a scheduled reply leaves, in milliseconds. @throws ConflictError when that is past, or too far ahead */
function scheduledTime(sendAt: string, nowMs: number): number {
  const timeMs = timeOfMinuteMs(sendAt);
  if (timeMs < nowMs + undoWindowMs || timeMs > nowMs + maxScheduleDays * dayMs)
    throw new ConflictError(
      `Nothing was sent. Please choose a time in the future, at most ${maxScheduleDays} days from now.`,
    );
  return timeMs;
}

async function insertReply(
  repositories: Repositories,
  member: ActingMember,
  record: InboxRecord,
  reply: NewReply,
  stages: Stages,
): Promise<ReplyWithState> {
  const { replyDrafts, review, timeline } = repositories;
  const { id, subject, text, version } = reply;
  const nowMs = Date.now();
  const scheduledAt = reply.sendAt === undefined ? null : scheduledTime(reply.sendAt, nowMs);
  const isScheduled = scheduledAt !== null;
  const sendAt = scheduledAt ?? nowMs + undoWindowMs;
  const currentStage = record.stage ?? firstStage(stages, record.form);
  const stage = reply.stage && reply.stage !== currentStage ? reply.stage : null;
  const stored = {
    id,
    submissionId: record.id,
    authorId: member.id,
    subject,
    text,
    // The applicant's page shows the stage, so a scheduled reply changes it when it is sent.
    previousStage: isScheduled ? null : stage && currentStage,
    stage,
    createdAt: nowMs,
    sendAt,
    delivery: isScheduled ? ("scheduled" as const) : ("soon" as const),
  };
  // The date of a scheduled mail, and for how long it is tried, begin when it is due.
  await storeReply(repositories, stored, isScheduled ? sendAt : nowMs);
  await replyDrafts.delete(record.id, member.id);
  await review.change(record.id, version, stage && !isScheduled ? { stage } : {});
  const details = { replyId: id, version: version + 1 };
  await timeline.add(record.id, member.id, "reply", isScheduled ? { ...details, sendAt } : details, nowMs);
  if (stage && !isScheduled) {
    const move = { from: currentStage, to: stage, ...details };
    await timeline.add(record.id, member.id, "stage", move, nowMs);
  }
  const label = (id: string) => findStage(stages, record.form, id)?.label ?? id;
  const change = stage &&
    !isScheduled && { what: "stage" as const, from: label(currentStage), to: label(stage) };
  const activity = { reference: record.reference, details: change ? { change } : {} };
  await recordActivity(repositories, member, "reply", activity);
  return { ...stored, state: "queued", attempts: 0, sentAt: null };
}

/**
 * Stores a reply with its attachments, its mail, its timeline entry and its change of stage in one transaction. The mail
 * leaves when the reply can no longer be undone, or at the chosen time. A request sent again stores and mails it once.
 * @throws NotFoundError, NotAllowedError; ConflictError when the application has another version
 */
export function sendReply(
  { transaction }: Pick<Store, "transaction">,
  stages: Stages,
  member: ActingMember,
  reference: string,
  reply: NewReply,
): Promise<Reply> {
  requireEditor(member);
  return transaction(async (repositories) => {
    const record = await lockApplication(repositories, member, reference);
    const repeated = await findRepeated(repositories, member, record.id, reply);
    if (repeated) return toReply(repeated, await repositories.replyFiles.ofSubmissions([record.id]));
    await requireAnswerable(repositories, record, reply.version, stages);
    if (reply.stage && !findStage(stages, record.form, reply.stage))
      throw new ConflictError(
        "This kind of application has no such stage. Nothing was sent. Please choose another stage.",
      );
    const refusal = reply.stage && (await stageRefusal(repositories, record, reply.stage, stages));
    if (refusal) throw new ConflictError(`Nothing was sent. ${refusal}`);
    const stored = await insertReply(repositories, member, record, reply, stages);
    const files = await attachFiles(repositories, member, record.id, reply.id, reply.files ?? []);
    return toReply(stored, files);
  });
}
