import type { Repositories } from "../../store/repositories.ts";
import { queueCalendarMails } from "./calendar-mails.ts";
import { cancel } from "./schedule.ts";
import { isPast } from "./view-interview.ts";

/** Cancels the interviews to come of an application that its applicant withdrew. */
export async function cancelWithdrawn(
  repositories: Repositories,
  submissionId: string,
  nowMs: number,
): Promise<void> {
  for (const interview of await repositories.interviews.ofSubmissions([submissionId])) {
    const submission = await repositories.submissions.findById(submissionId);
    if (!submission || interview.state === "cancelled" || isPast(interview, nowMs)) continue;
    await cancel(repositories, { submission, interview, actorId: null, nowMs });
  }
}

/** Takes the interviews to come of erased submissions out of the calendars of who would have taken part. */
export async function cancelErased(
  repositories: Pick<Repositories, "interviews" | "mails">,
  submissionIds: string[],
  nowMs: number,
): Promise<void> {
  for (const interview of await repositories.interviews.ofSubmissions(submissionIds)) {
    const { state, startsAt, calendarSequence, memberIds } = interview;
    if (state !== "chosen" || startsAt === null || startsAt < nowMs) continue;
    const cancelled = { ...interview, calendarSequence: calendarSequence + 1 };
    await queueCalendarMails(repositories, "cancellation", cancelled, memberIds, nowMs);
  }
}
