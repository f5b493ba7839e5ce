import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { FormKind } from "#contract/forms/registry.ts";
import type { Database } from "../tables/schema.ts";

/** The stages of each form that need work. */
export type OpenStages = Record<FormKind, string[]>;

/** Stages of a form in which an applicant is silent whose last reply from us is older than this. */
export type SilentStages = { form: FormKind; stages: string[]; beforeMs: number };

/** What decides, with the columns of a submission, whose turn it is. */
export type TurnRules = { openStages: OpenStages; silentStages: SilentStages[]; nowMs: number };

/** Submissions for which the team has something to do, or the applicant, or that were put off. */
export type WaitingQuery = TurnRules & { for: "us" | "them" | "later" };

/** As it stands in the condition of an index. */
export const hasNoReply = sql<SqlBool>`submissions."firstRepliedAt" is null`;

/** When the last delivered reply was written. It answers nothing that came in, or was decided, while it was on its way. */
const repliedThrough = sql<number>`coalesce(submissions."repliedThrough", submissions."lastRepliedAt", 0)`;

/** Whether the team decided, and no reply written since has been delivered. */
export const owesAnswer = sql<SqlBool>`(submissions."decidedAt" is not null
  and submissions."decidedAt" > ${repliedThrough})`;
const hasFailedReply = sql<SqlBool>`submissions."failedReplyAt" is not null`;
/** Whether an answer is still to be delivered, whatever the stage: to a decision, or in place of one that failed. */
export const isAnswerMissing = sql<SqlBool>`(${owesAnswer} or ${hasFailedReply})`;
/** Whether the applicant wrote after the last reply was written. */
export const hasUnanswered = sql<SqlBool>`coalesce(submissions."lastReceivedAt", 0) > ${repliedThrough}`;

/** Whether an interview is over or fell through, or no offered time is left, and we did not write since. */
const isAfterInterview = (
  nowMs: number,
) => sql<SqlBool>`(coalesce(submissions."interviewTurnAt", 0) <= ${nowMs}
  and coalesce(submissions."interviewTurnAt", 0) > ${repliedThrough})`;

/** Whether the day has come to which it was put off, and we did not write since. */
const isDue = (nowMs: number) => sql<SqlBool>`(coalesce(submissions."putOffUntil", 0) <= ${nowMs}
  and coalesce(submissions."putOffUntil", 0) > ${repliedThrough})`;

type Builder = ExpressionBuilder<Database, "submissions">;

/** Whether a submission is in one of these stages, or an answer is missing. */
export const isOpen = (eb: Builder, openStages: OpenStages): Expression<SqlBool> =>
  eb.or([
    ...Object.entries(openStages).map(([form, stages]) =>
      eb.and([eb("submissions.form", "=", form as FormKind), eb("submissions.stage", "in", stages)]),
    ),
    isAnswerMissing,
  ]);

/** Whether a submission that members were asked to judge still needs their judgements. */
export const needsJudgements = (eb: Builder, openStages: OpenStages): Expression<SqlBool> =>
  eb.and([
    eb("submissions.status", "=", "accepted"),
    eb("submissions.archivedAt", "is", null),
    eb("submissions.withdrawnAt", "is", null),
    isOpen(eb, openStages),
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

/** Why it is the team's turn, and since when: the first reason that holds counts. The last is that the applicant is silent. */
const turnReasons = (eb: Builder, { silentStages, nowMs }: TurnRules) =>
  [
    [hasNoReply, "receivedAt"],
    [hasFailedReply, "failedReplyAt"],
    [hasUnanswered, "lastReceivedAt"],
    [owesAnswer, "decidedAt"],
    [isAfterInterview(nowMs), "interviewTurnAt"],
    [isDue(nowMs), "putOffUntil"],
    [isSilent(eb, silentStages, nowMs), "lastRepliedAt"],
  ] as const;

const isForUs = (eb: Builder, rules: TurnRules) => eb.or(turnReasons(eb, rules).map(([holds]) => holds));

/** Whether it was put off to a later day; one whose reply failed never is. */
const isPutOff = (eb: Builder, { nowMs }: TurnRules) =>
  eb.and([
    eb("submissions.failedReplyAt", "is", null),
    eb("submissions.putOffUntil", "is not", null),
    eb("submissions.putOffUntil", ">", nowMs),
  ]);

/** Whether a submission that is accepted and not archived waits for somebody: who wrote is answered in any stage. */
const hasTurn = (eb: Builder, { openStages }: TurnRules) =>
  eb.and([eb.or([isOpen(eb, openStages), hasUnanswered]), eb("submissions.withdrawnAt", "is", null)]);

/** Whether a submission that is accepted and not archived waits for the team, for the applicant, or for later. */
export function isWaiting(eb: Builder, query: WaitingQuery): Expression<SqlBool> {
  const conditions = {
    us: [isForUs(eb, query), eb.not(isPutOff(eb, query))],
    them: [eb.not(isForUs(eb, query)), eb.not(isPutOff(eb, query))],
    later: [isPutOff(eb, query)],
  };
  return eb.and([hasTurn(eb, query), ...conditions[query.for]]);
}

/** Whose turn it is, null when nobody's; since when; and whether only because the applicant is silent. */
export function turnColumns(eb: Builder, rules: TurnRules) {
  const reasons = turnReasons(eb, rules);
  // What has ended waits only because the applicant wrote.
  const isEnded = eb.not(isOpen(eb, rules.openStages));
  const whens = ([[isEnded, "lastReceivedAt"], ...reasons] as const).map(
    ([holds, column]) => sql`when ${holds} then ${eb.ref(`submissions.${column}`)}`,
  );
  const isOnlySilent = eb.not(eb.or(reasons.slice(0, -1).map(([holds]) => holds)));
  return [
    sql<WaitingQuery["for"] | null>`case
      when submissions.status <> 'accepted' or submissions."archivedAt" is not null
        or not ${hasTurn(eb, rules)} then null
      when ${isPutOff(eb, rules)} then 'later'
      when ${isForUs(eb, rules)} then 'us' else 'them' end`.as("waitingFor"),
    sql<number>`case ${sql.join(whens, sql` `)} else submissions."lastRepliedAt" end`.as("waitingSince"),
    isOnlySilent.as("isOnlySilent"),
  ] as const;
}
