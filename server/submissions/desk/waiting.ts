import type { InboxRow } from "#contract/desk/inbox.ts";
import { formKinds } from "#contract/desk/roles.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { dayMs } from "#contract/durations.ts";
import type { LateQuery } from "../../store/inbox-query.ts";
import type { Submission } from "../../store/schema.ts";
import type { OpenStages, SilentStages, WaitingQuery } from "../../store/waiting-query.ts";
import { findStage, firstStage, openStages } from "./stages.ts";

type WaitingState = Pick<InboxRow, "waitingFor" | "waitingSince" | "dueAt" | "putOffUntil" | "isSilent">;
const ended: WaitingState = {
  waitingFor: null,
  waitingSince: null,
  dueAt: null,
  putOffUntil: null,
  isSilent: false,
};

type WaitingColumns = Pick<
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
>;

/** Whether the team decided, and no reply has been delivered since. */
export const owesAnswer = ({ decidedAt, lastRepliedAt }: Pick<Submission, "decidedAt" | "lastRepliedAt">) =>
  decidedAt !== null && decidedAt > (lastRepliedAt ?? 0);

/** Since when it is the team's turn again after a delivered reply, and whether only because the applicant is silent. */
function turnAfterReply(submission: WaitingColumns, remindAfterDays: number | undefined, nowMs: number) {
  const { lastRepliedAt, lastReceivedAt, decidedAt, interviewTurnAt, putOffUntil } = submission;
  const repliedAt = lastRepliedAt ?? 0;
  const hasCome = (timeMs: number | null) => timeMs !== null && timeMs > repliedAt && timeMs <= nowMs;
  if (lastReceivedAt !== null && lastReceivedAt > repliedAt)
    return { since: lastReceivedAt, isSilent: false };
  if (owesAnswer(submission)) return { since: decidedAt, isSilent: false };
  for (const timeMs of [interviewTurnAt, putOffUntil])
    if (hasCome(timeMs)) return { since: timeMs, isSilent: false };
  const isInterviewAhead = (interviewTurnAt ?? 0) > nowMs;
  const isSilent =
    remindAfterDays !== undefined && !isInterviewAhead && repliedAt <= nowMs - remindAfterDays * dayMs;
  return isSilent ? { since: lastRepliedAt, isSilent } : null;
}

/** Whose turn it is, since when, and until when. `isWaiting` of the store finds the same. */
export function waitingState(submission: WaitingColumns, stages: Stages, nowMs = Date.now()): WaitingState {
  const { form, status, archivedAt, receivedAt, firstRepliedAt, lastRepliedAt, failedReplyAt, putOffUntil } =
    submission;
  const stage = findStage(stages, form, submission.stage ?? firstStage(stages, form));
  if (status !== "accepted" || archivedAt !== null || submission.withdrawnAt !== null) return ended;
  if (stage?.outcome !== "open" && !owesAnswer(submission) && failedReplyAt === null) return ended;
  const hasReply = firstRepliedAt !== null;
  const dueAt = hasReply ? null : submission.answerDueAt;
  if (failedReplyAt !== null) {
    const waitingSince = hasReply ? failedReplyAt : receivedAt;
    return { waitingFor: "us", waitingSince, dueAt, putOffUntil: null, isSilent: false };
  }
  const turn = hasReply
    ? turnAfterReply(submission, stage?.remindAfterDays, nowMs)
    : { since: receivedAt, isSilent: false };
  const waitingSince = turn ? turn.since : lastRepliedAt;
  if (putOffUntil !== null && putOffUntil > nowMs)
    return { waitingFor: "later", waitingSince, dueAt, putOffUntil, isSilent: false };
  const isSilent = turn?.isSilent ?? false;
  return { waitingFor: turn ? "us" : "them", waitingSince, dueAt, putOffUntil: null, isSilent };
}

const openStagesOfForms = (stages: Stages) =>
  Object.fromEntries(formKinds.map((form) => [form, openStages(stages, form)])) as OpenStages;

/** The stages that remind of silent applicants, together where they do after as many days. */
const silentStagesOfForms = (stages: Stages, nowMs: number): SilentStages[] =>
  formKinds.flatMap((form) =>
    [...Map.groupBy(stages[form], ({ remindAfterDays }) => remindAfterDays)].flatMap(([days, list]) =>
      days === undefined ? [] : [{ form, stages: list.map(({ id }) => id), beforeMs: nowMs - days * dayMs }],
    ),
  );

/** Applications that have waited for an answer longer than promised. */
export const lateQuery = (stages: Stages): LateQuery => ({
  dueBeforeMs: Date.now(),
  openStages: openStagesOfForms(stages),
});

/** Applications that wait for the team, or for the applicant, or were put off. */
export const waitingQuery = (
  stages: Stages,
  whom: WaitingQuery["for"],
  nowMs = Date.now(),
): WaitingQuery => ({
  for: whom,
  openStages: openStagesOfForms(stages),
  silentStages: silentStagesOfForms(stages, nowMs),
  nowMs,
});
