import type { InboxRow } from "#contract/desk/inbox.ts";
import { formKinds } from "#contract/desk/roles.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { LateQuery } from "../../store/inbox-query.ts";
import type { Submission } from "../../store/schema.ts";
import type { OpenStages, WaitingQuery } from "../../store/waiting-query.ts";
import { findStage, firstStage, openStages } from "./stages.ts";

type WaitingState = Pick<InboxRow, "waitingFor" | "waitingSince" | "dueAt" | "putOffUntil">;
const ended: WaitingState = { waitingFor: null, waitingSince: null, dueAt: null, putOffUntil: null };

/** Whether the team decided, and no reply has been delivered since. `owesAnswer` of the store finds the same. */
export const owesAnswer = ({ decidedAt, lastRepliedAt }: Pick<Submission, "decidedAt" | "lastRepliedAt">) =>
  decidedAt !== null && decidedAt > (lastRepliedAt ?? 0);

/** Whose turn it is, since when, and until when. `isWaiting` of the store finds the same. */
export function waitingState(
  submission: Pick<
    Submission,
    | "form"
    | "status"
    | "stage"
    | "archivedAt"
    | "receivedAt"
    | "firstRepliedAt"
    | "lastRepliedAt"
    | "failedReplyAt"
    | "lastReceivedAt"
    | "withdrawnAt"
    | "answerDueAt"
    | "putOffUntil"
    | "decidedAt"
    | "interviewTurnAt"
  >,
  stages: Stages,
  nowMs = Date.now(),
): WaitingState {
  const {
    form,
    status,
    archivedAt,
    receivedAt,
    firstRepliedAt,
    lastRepliedAt,
    failedReplyAt,
    lastReceivedAt,
  } = submission;
  const stage = submission.stage ?? firstStage(stages, form);
  const isOpen = findStage(stages, form, stage)?.outcome === "open";
  const isOwed = owesAnswer(submission);
  if (status !== "accepted" || archivedAt !== null || submission.withdrawnAt !== null) return ended;
  if (!isOpen && !isOwed) return ended;
  const dueAt = firstRepliedAt === null ? submission.answerDueAt : null;
  if (failedReplyAt !== null) {
    return {
      waitingFor: "us",
      waitingSince: firstRepliedAt === null ? receivedAt : failedReplyAt,
      dueAt,
      putOffUntil: null,
    };
  }
  const isUnanswered = (lastReceivedAt ?? 0) > (lastRepliedAt ?? 0);
  const turnAt = submission.interviewTurnAt ?? 0;
  const isAfterInterview = turnAt > (lastRepliedAt ?? 0) && turnAt <= nowMs;
  const isForUs = firstRepliedAt === null || isUnanswered || isOwed || isAfterInterview;
  const oursSince = isUnanswered ? lastReceivedAt : isOwed ? submission.decidedAt : turnAt;
  const sinceLast = isUnanswered || isOwed || isAfterInterview ? oursSince : lastRepliedAt;
  const waitingSince = firstRepliedAt === null ? receivedAt : sinceLast;
  const { putOffUntil } = submission;
  if (putOffUntil !== null && putOffUntil > nowMs)
    return { waitingFor: "later", waitingSince, dueAt, putOffUntil };
  return { waitingFor: isForUs ? "us" : "them", waitingSince, dueAt, putOffUntil: null };
}

const openStagesOfForms = (stages: Stages) =>
  Object.fromEntries(formKinds.map((form) => [form, openStages(stages, form)])) as OpenStages;

/** Applications that have waited for an answer longer than promised. */
export const lateQuery = (stages: Stages): LateQuery => ({
  dueBeforeMs: Date.now(),
  openStages: openStagesOfForms(stages),
});

/** Applications that wait for the team, or for the applicant, or were put off. */
export const waitingQuery = (stages: Stages, whom: WaitingQuery["for"]): WaitingQuery => ({
  for: whom,
  openStages: openStagesOfForms(stages),
  nowMs: Date.now(),
});
