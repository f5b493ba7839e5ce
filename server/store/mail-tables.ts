import type { Generated } from "kysely";

/**
 * `team` and `applicant` tell about a new submission, `erased` tells the team that one was erased, `reply` goes to the
 * applicant, `mention` to a member whom a note mentions, `digest` to a member in the morning.
 */
export type MailKind = "team" | "applicant" | "erased" | "reply" | "mention" | "digest";
export type MailState = "queued" | "sent" | "failed" | "cancelled";

/** What mails and webhooks have in common: each row is sent by the outbox that has a lease on it. */
type OutboxColumns = {
  id: string;
  state: MailState;
  attempts: Generated<number>;
  queuedAt: number;
  nextAttemptAt: number;
  /** The outbox that is sending the row, and until when no other may; null when none is. */
  leaseOwner: string | null;
  leaseUntil: number | null;
  sentAt: number | null;
  /** Codes of the last failure, or its HTTP status; no personal data. */
  lastError: string | null;
};

export type MailTable = OutboxColumns & {
  /** Null for a digest, which concerns no single submission. */
  submissionId: string | null;
  kind: MailKind;
  messageId: string;
  /**
   * JSON list of team addresses that have this mail already, or wait for it in another row, because the mail server
   * refused some of several recipients. Null when the mail is for the whole team.
   */
  excludedRecipients: string | null;
  /** Of a `reply`; null once the submission is erased. */
  replyId: string | null;
  /** Who gets a `mention` or `digest`. */
  memberId: string | null;
  /** Of a `mention`; the note may have been deleted. */
  noteId: string | null;
};

/** A mail from the team to an applicant. Its state is that of its mail. */
export type ReplyTable = {
  /** Made by the desk, so that a request sent again stores one reply. */
  id: string;
  submissionId: string;
  authorId: string;
  subject: string;
  text: string;
  /** The stages before and after, when the reply changed it; else null. */
  previousStage: string | null;
  stage: string | null;
  createdAt: number;
  /** Leaves not before this. */
  sendAt: number;
};

/** A notice to `WEBHOOK_URL` about a new submission. */
export type WebhookTable = OutboxColumns & { submissionId: string };
