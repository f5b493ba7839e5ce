import type { Interview } from "../../store/repositories/interviews.ts";
import type { Repositories } from "../../store/repositories.ts";
import type { Submission } from "../../store/tables/schema.ts";
import { everybodyIn, queueCalendarMails } from "./calendar-mails.ts";
import { endOf, quartersOf } from "./quarters.ts";
import { reminderMs } from "./queue-reminders.ts";

/** Somebody who would take part is busy at that time. */
export class TimeTakenError extends Error {
  override name = "TimeTakenError";
}

type Change = {
  submission: Pick<Submission, "id" | "version">;
  interview: Interview;
  /** The member who does it; null for the applicant. */
  actorId: string | null;
  nowMs: number;
};

/**
 * Sets the time of an interview: takes it for everybody who takes part, and queues their invitations, and the applicant's.
 * The transaction has a lock on the submission.
 * @throws TimeTakenError when another interview of one of them overlaps: the transaction is rolled back
 */
export async function setTime(
  repositories: Repositories,
  { submission, interview, actorId, nowMs }: Change,
  startsAt: number,
): Promise<void> {
  const { interviews, review, timeline } = repositories;
  const { id, durationMinutes, calendarSequence } = interview;
  if (!(await interviews.takeQuarters(interview, quartersOf(startsAt, durationMinutes))))
    throw new TimeTakenError();
  const isMoved = interview.startsAt !== null;
  const change = {
    state: "chosen" as const,
    startsAt,
    calendarSequence: isMoved ? calendarSequence + 1 : calendarSequence,
    // Shortly before, the invitation reminds.
    remindedAt: startsAt <= nowMs + reminderMs ? startsAt : null,
  };
  await interviews.update(id, change);
  const { version } = submission;
  await review.change(submission.id, version, { interviewTurnAt: endOf(startsAt, durationMinutes) });
  const kind = isMoved || actorId !== null ? "interviewMoved" : "interviewChosen";
  await timeline.add(submission.id, actorId, kind, { startsAt, version: version + 1 }, nowMs);
  const changed = { ...interview, ...change };
  await queueCalendarMails(repositories, "invitation", changed, everybodyIn(changed), nowMs);
}

/** Cancels an interview: frees its time, and takes it out of everybody's calendar. From now on it is our turn. */
export async function cancel(
  repositories: Repositories,
  { submission, interview, actorId, nowMs }: Change,
): Promise<void> {
  const { interviews, review, timeline } = repositories;
  const { id, startsAt, state, calendarSequence } = interview;
  const change = { state: "cancelled" as const, calendarSequence: calendarSequence + 1 };
  await interviews.freeQuarters(id);
  await interviews.update(id, change);
  const { version } = submission;
  await review.change(submission.id, version, { interviewTurnAt: nowMs });
  const details = { startsAt: state === "chosen" ? startsAt : null, version: version + 1 };
  await timeline.add(submission.id, actorId, "interviewCancelled", details, nowMs);
  if (state !== "chosen") return;
  const changed = { ...interview, ...change };
  await queueCalendarMails(repositories, "cancellation", changed, everybodyIn(changed), nowMs);
}
