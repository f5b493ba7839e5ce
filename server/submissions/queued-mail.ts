import { randomUUID } from "node:crypto";
import type { MailKind } from "../store/mail-tables.ts";
import type { Mail } from "../store/schema.ts";

/** What a mail is about. */
type MailSubject = Partial<Pick<Mail, "submissionId" | "replyId" | "memberId" | "noteId">>;

/**
 * A new mail that is due at once.
 * @param domain the domain of its Message-ID
 */
export function queuedMail(kind: MailKind, subject: MailSubject, domain: string, nowMs: number): Mail {
  const id = randomUUID();
  return {
    id,
    submissionId: null,
    replyId: null,
    memberId: null,
    noteId: null,
    ...subject,
    kind,
    state: "queued",
    messageId: `<${id}@${domain}>`,
    attempts: 0,
    queuedAt: nowMs,
    nextAttemptAt: nowMs,
    leaseOwner: null,
    leaseUntil: null,
    sentAt: null,
    lastError: null,
    excludedRecipients: null,
  };
}

/** The two mails of a new submission. */
export function submissionMails(submissionId: string, domain: string, nowMs: number): Mail[] {
  return (["team", "applicant"] as const).map((kind) => queuedMail(kind, { submissionId }, domain, nowMs));
}
