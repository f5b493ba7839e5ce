import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { FormKind } from "#contract/forms/registry.ts";
import type { Database } from "./schema.ts";

/** The stages of each form that need work. */
export type OpenStages = Record<FormKind, string[]>;

/** Stages of a form in which an applicant is silent whose last reply from us is older than this. */
export type SilentStages = { form: FormKind; stages: string[]; beforeMs: number };

/** Submissions for which the team has something to do, or the applicant, or that were put off, in these stages. */
export type WaitingQuery = {
  for: "us" | "them" | "later";
  openStages: OpenStages;
  silentStages: SilentStages[];
  nowMs: number;
};

/** As it stands in the condition of an index. */
export const hasNoReply = sql<SqlBool>`submissions."firstRepliedAt" is null`;

/** Whether the team decided, and no reply has been delivered since. */
const owesAnswer = sql<SqlBool>`(submissions."decidedAt" is not null
  and submissions."decidedAt" > coalesce(submissions."lastRepliedAt", 0))`;
const hasFailedReply = sql<SqlBool>`submissions."failedReplyAt" is not null`;
/** Whether an answer is still to be delivered, whatever the stage: to a decision, or in place of one that failed. */
export const isAnswerMissing = sql<SqlBool>`(${owesAnswer} or ${hasFailedReply})`;
/** Whether the applicant wrote after the last reply. */
const hasUnanswered = sql<SqlBool>`coalesce(submissions."lastReceivedAt", 0) > coalesce(submissions."lastRepliedAt", 0)`;

/** Whether an interview is over or fell through, or no offered time is left, and we did not write since. */
const isAfterInterview = (
  nowMs: number,
) => sql<SqlBool>`(coalesce(submissions."interviewTurnAt", 0) <= ${nowMs}
  and coalesce(submissions."interviewTurnAt", 0) > coalesce(submissions."lastRepliedAt", 0))`;

/** Whether the day has come to which it was put off, and we did not write since. */
const isDue = (nowMs: number) => sql<SqlBool>`(coalesce(submissions."putOffUntil", 0) <= ${nowMs}
  and coalesce(submissions."putOffUntil", 0) > coalesce(submissions."lastRepliedAt", 0))`;

type Builder = ExpressionBuilder<Database, "submissions">;

/** Whether a submission is in one of these stages, or an answer is missing. */
export const isOpen = (eb: Builder, openStages: OpenStages): Expression<SqlBool> =>
  eb.or([
    ...Object.entries(openStages).map(([form, stages]) =>
      eb.and([eb("submissions.form", "=", form as FormKind), eb("submissions.stage", "in", stages)]),
    ),
    isAnswerMissing,
  ]);

/** Whether the applicant has not answered for as long as the stage says, and has no interview before them. */
const isSilent = (eb: Builder, silentStages: SilentStages[], nowMs: number): Expression<SqlBool> =>
  eb.and([
    sql<SqlBool>`coalesce(submissions."interviewTurnAt", 0) <= ${nowMs}`,
    eb.or(
      silentStages.map(({ form, stages, beforeMs }) =>
        eb.and([
          eb("submissions.form", "=", form),
          eb("submissions.stage", "in", stages),
          sql<SqlBool>`coalesce(submissions."lastRepliedAt", 0) <= ${beforeMs}`,
        ]),
      ),
    ),
  ]);

/** The same as `waitingState` of the use case says of one application, for those that are accepted and not archived. */
export function isWaiting(eb: Builder, query: WaitingQuery): Expression<SqlBool> {
  const { for: whom, openStages, silentStages, nowMs } = query;
  // A reply that failed is never put off.
  const isPutOff = eb.and([
    eb("submissions.failedReplyAt", "is", null),
    eb("submissions.putOffUntil", "is not", null),
    eb("submissions.putOffUntil", ">", nowMs),
  ]);
  const isForUs = eb.or([
    hasNoReply,
    hasFailedReply,
    hasUnanswered,
    owesAnswer,
    isAfterInterview(nowMs),
    isDue(nowMs),
    isSilent(eb, silentStages, nowMs),
  ]);
  const conditions = {
    us: [isForUs, eb.not(isPutOff)],
    them: [eb.not(isForUs), eb.not(isPutOff)],
    later: [isPutOff],
  };
  const isWithdrawn = eb("submissions.withdrawnAt", "is not", null);
  return eb.and([isOpen(eb, openStages), eb.not(isWithdrawn), ...conditions[whom]]);
}
