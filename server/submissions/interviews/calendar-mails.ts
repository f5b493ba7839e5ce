import type { CalendarEvent } from "#contract/interviews.ts";
import type { Interview } from "../../store/repositories/interviews.ts";
import type { Repositories } from "../../store/repositories.ts";
import type { InterviewMailKind } from "../../store/tables/mail-tables.ts";
import { queuedMail } from "../queued-mail.ts";

/** Who gets a mail about an interview: null is the applicant. */
type Recipient = string | null;

export const everybodyIn = ({ memberIds }: Interview): Recipient[] => [null, ...memberIds];

/** Queues a mail with the calendar entry of an interview that has a time. */
export async function queueCalendarMails(
  { mails }: Pick<Repositories, "mails">,
  kind: InterviewMailKind,
  interview: Interview,
  recipients: Recipient[],
  nowMs: number,
): Promise<void> {
  const { id, submissionId, startsAt, durationMinutes, calendarSequence } = interview;
  if (startsAt === null) return;
  const event: CalendarEvent = { sequence: calendarSequence, startsAt, durationMinutes };
  const subject = { submissionId, interviewId: id, calendarEvent: JSON.stringify(event) };
  await mails.insert(recipients.map((memberId) => queuedMail(kind, { ...subject, memberId }, nowMs)));
}
