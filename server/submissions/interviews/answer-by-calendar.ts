import type { Interview } from "../../store/repositories/interviews.ts";
import type { Repositories } from "../../store/repositories.ts";
import { canonicalAddress } from "../email.ts";
import { wakeForInterview } from "./change-by-applicant.ts";
import { isPast } from "./view-interview.ts";

/** What somebody's calendar program answered to an invitation. */
export type CalendarReply = {
  /** Of the calendar entry, which is that of the interview. */
  uid: string;
  /** Of the entry that was answered. */
  sequence: number;
  isDeclined: boolean;
  /** Accepted, without any words. */
  isAgreement: boolean;
};

/** The member with this address who takes part in an interview; undefined when there is none. */
export async function participantWith(
  { members }: Pick<Repositories, "members">,
  { memberIds }: Interview,
  address: string,
) {
  const own = canonicalAddress(address);
  return (await members.list()).find(
    ({ id, email }) => memberIds.includes(id) && canonicalAddress(email) === own,
  );
}

/**
 * Records that a member declined an interview in their calendar: the application waits for the team, who then moves or
 * cancels it. A declined entry that was replaced meanwhile counts no more. The transaction has a lock on the submission.
 */
export async function declineByCalendar(
  repositories: Repositories,
  interview: Interview,
  memberId: string,
  { sequence, isDeclined }: CalendarReply,
): Promise<void> {
  const nowMs = Date.now();
  const { state, startsAt, calendarSequence, submissionId } = interview;
  if (!isDeclined || state !== "chosen" || sequence !== calendarSequence || isPast(interview, nowMs)) return;
  const version = await wakeForInterview(repositories, submissionId, nowMs);
  await repositories.timeline.add(submissionId, memberId, "steppedAside", { startsAt, version }, nowMs);
}
