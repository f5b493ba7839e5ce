import { canBeAssigned } from "#contract/desk/access.ts";
import { fillIn } from "#contract/fill-in.ts";
import { formatInterviewTime } from "#contract/format-time.ts";
import { type CalendarEvent, calendarEventSchema } from "#contract/interviews.ts";
import { siteDomain } from "../site-domain.ts";
import type { Interview } from "../store/repositories/interviews.ts";
import { deriveInterviewToken, hashToken } from "../store/secret-token.ts";
import { type InterviewMailKind, interviewMailKinds } from "../store/tables/mail-tables.ts";
import type { Mail, Submission } from "../store/tables/schema.ts";
import { memberNames } from "../submissions/interviews/member-names.ts";
import { isPast } from "../submissions/interviews/view-interview.ts";
import { fieldValue, labeledFields } from "../submissions/labeled-fields.ts";
import { type CalendarDetails, calendarEntry } from "./calendar-entry.ts";
import { deskUrlOf } from "./desk-url.ts";
import type { MailContext } from "./mail-context.ts";
import type { InterviewFacts } from "./messages/InterviewNotice.tsx";
import { applicantEmail } from "./recipients.ts";

export type InterviewMail = Mail & { kind: InterviewMailKind; interviewId: string; calendarEvent: string };

export const isInterviewMail = (mail: Mail): mail is InterviewMail =>
  interviewMailKinds.some((kind) => kind === mail.kind) &&
  mail.interviewId !== null &&
  mail.calendarEvent !== null;

/** The link by which an applicant chooses a time, moves or cancels; from now on known to the store. */
export async function interviewLink({ store, data }: MailContext, interviewId: string): Promise<string> {
  const token = deriveInterviewToken(interviewId, store.codeKey);
  await store.interviews.saveToken(hashToken(token), interviewId);
  return `${data.url}/interview/${token}`;
}

/** Place and people of an interview. */
export async function interviewFacts({ store }: MailContext, interview: Interview): Promise<InterviewFacts> {
  const names = memberNames(await store.members.list(), interview);
  return { place: interview.place, members: new Intl.ListFormat("en-GB").format(names) };
}

type Parts = {
  to: { name: string; email: string };
  subject: string;
  title: string;
  text: string;
  link: { href: string; label: string } | null;
  signature: string;
  calendar: CalendarDetails;
};

/** What the applicant reads; null once the application was erased. */
async function partsForApplicant(
  context: MailContext,
  mail: InterviewMail,
  submission: Submission,
  time: string,
): Promise<Parts | null> {
  const { data } = context;
  if (submission.status === "erased") return null;
  const texts = data.mail.interview;
  const values = { time, reference: submission.reference };
  const { subject, title, text } = texts.applicant[mail.kind];
  const href = await interviewLink(context, mail.interviewId);
  return {
    to: { name: fieldValue(labeledFields(submission), "name"), email: applicantEmail(submission) },
    subject: fillIn(subject, values),
    title,
    text: fillIn(text, values),
    link: mail.kind === "cancellation" ? null : { href, label: texts.change },
    signature: fillIn(data.mail.reference, values),
    calendar: { summary: fillIn(texts.calendar, { studio: data.name }), url: href },
  };
}

/**
 * What somebody of the team reads, without data of the applicant; null once they can no longer work on the application, unless
 * the meeting leaves their calendar.
 */
async function partsForMember(
  { store, settings, data }: MailContext,
  { kind, memberId }: InterviewMail,
  submission: Submission,
  time: string,
): Promise<Parts | null> {
  const { reference, status, position, formType } = submission;
  const member = memberId === null ? undefined : await store.members.find(memberId);
  if (!member || (kind !== "cancellation" && !canBeAssigned(member, submission))) return null;
  const texts = data.mail.interview;
  const values = { time, reference };
  const { subject, title, text } = texts.member[kind];
  const href = `${await deskUrlOf(store, settings)}/applications/${reference}`;
  return {
    to: { name: member.name, email: member.email },
    subject: fillIn(subject, values),
    title,
    text: fillIn(text, values),
    link: status === "erased" ? null : { href, label: texts.open },
    signature: texts.signature,
    calendar: {
      summary: fillIn(texts.memberCalendar, { reference, position: position || formType }),
      url: href,
    },
  };
}

/**
 * Whether a mail tells how the interview is now: one that was moved or cancelled meanwhile has a later mail, one that is
 * over needs none.
 */
const isCurrent = (interview: Interview | undefined, { sequence }: CalendarEvent): interview is Interview =>
  interview?.state === "chosen" && interview.calendarSequence === sequence && !isPast(interview, Date.now());

/**
 * A mail about an interview, with its calendar entry, and its recipient; null when it has none any more.
 * @param from the sender; an attendee who is the organizer would get no entry
 */
export async function composeInterviewMail(
  context: MailContext,
  mail: InterviewMail,
  submission: Submission,
  from: { name: string; address: string },
) {
  const { store, settings, data } = context;
  const event = calendarEventSchema.parse(JSON.parse(mail.calendarEvent));
  const interview = await store.interviews.find(mail.interviewId);
  const isCancellation = mail.kind === "cancellation";
  if (!isCancellation && !isCurrent(interview, event)) return null;
  const time = formatInterviewTime(event.startsAt, event.durationMinutes);
  const parts = await (mail.memberId === null ? partsForApplicant : partsForMember)(
    context,
    mail,
    submission,
    time,
  );
  if (!parts) return null;
  const { renderInterview } = await import("./messages/render.tsx");
  const facts = interview && !isCancellation ? await interviewFacts(context, interview) : null;
  const entry = calendarEntry({
    method: isCancellation ? "CANCEL" : "REQUEST",
    interviewId: mail.interviewId,
    domain: siteDomain(data),
    event,
    // Where calendar programs answer to, if somebody declines.
    organizer: { name: from.name, email: settings.REPLY_TO_ADDRESS ?? from.address },
    attendee: parts.to,
    ...parts.calendar,
    ...(facts && {
      location: facts.place,
      description: [facts.members, parts.calendar.url].filter(Boolean).join("\n"),
    }),
  });
  return {
    to: parts.to.email,
    // A reminder leaves the calendar as it is.
    ...(mail.kind !== "reminder" && { icalEvent: entry }),
    ...(await renderInterview(data, parts.subject, { ...parts, time, facts })),
  };
}
