import { randomUUID } from "node:crypto";
import type { NewMail } from "../store/repositories/mails.ts";
import type { MailKind } from "../store/tables/mail-tables.ts";
import type { Mail } from "../store/tables/schema.ts";

/** What a mail is about. */
type MailAbout = Partial<
  Pick<Mail, "submissionId" | "replyId" | "memberId" | "noteId" | "interviewId" | "calendarEvent">
>;

/**
 * A new mail.
 * @param dueMs when it may leave; at once when left out
 */
export function queuedMail(kind: MailKind, about: MailAbout, nowMs: number, dueMs = nowMs): NewMail {
  const id = randomUUID();
  return {
    id,
    submissionId: null,
    replyId: null,
    memberId: null,
    noteId: null,
    interviewId: null,
    calendarEvent: null,
    ...about,
    kind,
    state: "queued",
    attempts: 0,
    queuedAt: nowMs,
    nextAttemptAt: dueMs,
    leaseOwner: null,
    leaseUntil: null,
    sentAt: null,
    lastError: null,
    excludedRecipients: null,
  };
}

/** The kinds of mail that a new submission causes. */
export const submissionMailKinds = ["team", "applicant"] as const satisfies MailKind[];

/** The mails of a new submission. @param dueMs when they may leave; at once when left out */
export function submissionMails(submissionId: string, nowMs: number, dueMs = nowMs): NewMail[] {
  return submissionMailKinds.map((kind) => queuedMail(kind, { submissionId }, nowMs, dueMs));
}
