import { canBeAssigned } from "#contract/desk/access.ts";
import { formatDayAndTime } from "#contract/desk/format-day.ts";
import type { NewInterview } from "#contract/desk/interviews.ts";
import { undoWindowMs } from "#contract/desk/replies.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { ConflictError } from "../../../permissions/errors.ts";
import { type ActingMember, requireEditor } from "../../../permissions/permissions.ts";
import { recordActivity } from "../../../permissions/record-activity.ts";
import type { InboxRecord } from "../../../store/repositories/inbox.ts";
import type { Interview } from "../../../store/repositories/interviews.ts";
import type { Repositories } from "../../../store/repositories.ts";
import type { Store } from "../../../store/store.ts";
import { endOf, quartersOf } from "../../interviews/quarters.ts";
import { hasToCome } from "../../interviews/view-interview.ts";
import { lockApplication } from "../find-application.ts";
import { requireAnswerable, storeReply } from "../replies/store-reply.ts";
import { interviewTimeMs } from "./local-time.ts";

/** @throws ConflictError when an interview is offered or planned already */
async function requireNoOther(repositories: Repositories, record: InboxRecord, nowMs: number) {
  if (await hasToCome(repositories, record.id, nowMs))
    throw new ConflictError(
      "Nothing was sent, because a meeting is offered or planned already. Please cancel or move it first.",
    );
}

/** @throws ConflictError when somebody cannot take part, or is busy at one of the times */
async function requireFree(
  repositories: Repositories,
  record: InboxRecord,
  interview: Interview,
  nowMs: number,
) {
  for (const id of interview.memberIds) {
    const member = await repositories.members.find(id);
    if (!member || !canBeAssigned(member, record))
      throw new ConflictError(
        "Nothing was sent. One of the people taking part cannot work on this application.",
      );
  }
  const { durationMinutes, times } = interview;
  const untilMs = endOf(times.at(-1) ?? nowMs, durationMinutes);
  const busy = await repositories.interviews.busyQuarters(interview, nowMs, untilMs);
  const taken = times.find((time) => quartersOf(time, durationMinutes).some((quarter) => busy.has(quarter)));
  if (taken !== undefined)
    throw new ConflictError(
      `Nothing was sent. On ${formatDayAndTime(taken)} one of the people taking part has another meeting.`,
    );
}

/** Stores the offer as a reply, with the interview and its times. */
async function insertOffer(
  repositories: Repositories,
  member: ActingMember,
  record: InboxRecord,
  offer: NewInterview,
  interview: Interview,
) {
  const { interviews, review, timeline } = repositories;
  const { replyId, createdAt: nowMs } = interview;
  const { subject, text, version } = offer;
  const reply = {
    id: replyId,
    submissionId: record.id,
    authorId: member.id,
    subject,
    text,
    previousStage: null,
    stage: null,
    createdAt: nowMs,
    sendAt: nowMs + undoWindowMs,
  };
  await storeReply(repositories, reply, nowMs);
  await interviews.insert(interview);
  await review.change(record.id, version, { interviewTurnAt: interview.times.at(-1) ?? null });
  const details = { replyId, version: version + 1 };
  await timeline.add(record.id, member.id, "reply", details, nowMs);
  await timeline.add(record.id, member.id, "interviewOffered", { version: version + 1 }, nowMs);
  await recordActivity(repositories, member, "offerInterview", record.reference);
}

/**
 * Offers an applicant times for an interview, in a reply that leaves when it can no longer be undone. A request sent again
 * offers once.
 * @throws NotFoundError, NotAllowedError; ConflictError when the application has another version, or a time is not free
 */
export function offerInterview(
  { transaction }: Pick<Store, "transaction">,
  stages: Stages,
  member: ActingMember,
  reference: string,
  offer: NewInterview,
): Promise<void> {
  requireEditor(member);
  const { id, replyId, durationMinutes, place } = offer;
  return transaction(async (repositories) => {
    const nowMs = Date.now();
    const record = await lockApplication(repositories, member, reference);
    const { id: submissionId } = record;
    const repeated = await repositories.interviews.find(id);
    if (repeated) {
      if (repeated.submissionId === submissionId && repeated.replyId === replyId) return;
      throw new ConflictError("Another interview has this id.");
    }
    if (await repositories.replies.find(replyId)) throw new ConflictError("Another reply has this id.");
    await requireAnswerable(repositories, record, offer.version, stages);
    await requireNoOther(repositories, record, nowMs);
    const times = [...new Set(offer.times.map((time) => interviewTimeMs(time, nowMs)))].sort((a, b) => a - b);
    const interview: Interview = {
      id,
      submissionId,
      replyId,
      durationMinutes,
      place,
      times,
      memberIds: [...new Set(offer.memberIds)],
      state: "offered",
      startsAt: null,
      calendarSequence: 0,
      createdAt: nowMs,
      remindedAt: null,
    };
    await requireFree(repositories, record, interview, nowMs);
    await insertOffer(repositories, member, record, offer, interview);
  });
}
