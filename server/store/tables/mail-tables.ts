import type { Generated } from "kysely";

/**
 * `team` and `applicant` tell about a new submission, `erased` tells the team that one was erased, `reply` goes to the
 * applicant, `mention` to a member whom a note mentions, `assigned` to a member who was given applications, `digest` to a
 * member in the morning. `invitation`, `cancellation` and `reminder` are about an interview, and go to the applicant or, with
 * a `memberId`, to a member.
 */
export type MailKind =
  | "team"
  | "applicant"
  | "erased"
  | "reply"
  | "mention"
  | "assigned"
  | "digest"
  | InterviewMailKind;

/** Mails about an interview that has a time. */
export const interviewMailKinds = ["invitation", "cancellation", "reminder"] as const;
export type InterviewMailKind = (typeof interviewMailKinds)[number];

/** Kinds of mails to applicants; those without a `memberId`. */
export const applicantMailKinds: readonly MailKind[] = ["applicant", "reply", ...interviewMailKinds];

/** Whether a mail goes to the applicant, rather than to the team or one of its members. */
export const isToApplicant = ({ kind, memberId }: Pick<MailTable, "kind" | "memberId">): boolean =>
  memberId === null && applicantMailKinds.includes(kind);

export type MailState = "queued" | "sent" | "failed" | "cancelled";

/** Common columns of mails and webhooks: each row is sent by the outbox that has a lease on it. */
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
  /** Null for a mail that concerns no single submission. */
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
  /** Who gets a `mention`, `assigned` or `digest`, or a mail about an interview. */
  memberId: string | null;
  /** Of a `mention`; the note may have been deleted. */
  noteId: string | null;
  /** Of a mail about an interview, which may have been erased. */
  interviewId: string | null;
  /** The calendar entry as JSON, without data of the applicant; see the schema `calendarEventSchema`. */
  calendarEvent: string | null;
};

/** A mail from the team to an applicant. Its state is that of its mail. */
export type ReplyTable = {
  /** Made by the desk, so that a request sent again stores one reply. */
  id: string;
  submissionId: string;
  authorId: string;
  subject: string;
  text: string;
  /** The stage that it moves the application to; null when it leaves the stage. */
  stage: string | null;
  /** The stage before, once it was moved; null until then. */
  previousStage: string | null;
  createdAt: number;
  /** Leaves not before this. */
  sendAt: number;
  /**
   * `soon`: when it can no longer be undone. `scheduled`: at a time that its author chose, unless somebody answered
   * meanwhile; then it is `held`, with a cancelled mail, until a member sends or discards it.
   */
  delivery: Generated<"soon" | "scheduled" | "held">;
};

/** A reply that a member is writing; each has one for an application. */
export type ReplyDraftTable = {
  submissionId: string;
  authorId: string;
  /** The id of its template. */
  template: string;
  subject: string;
  text: string;
  updatedAt: number;
  /** Of the application that its author has seen; null when it is not known. */
  version: number | null;
};

/** An attachment of a reply. It passed the checks of resumes. */
export type ReplyFileTable = {
  id: string;
  submissionId: string;
  authorId: string;
  /** Null while its author writes the reply. */
  replyId: string | null;
  /** The name its author's file had. Only a label, never a path. */
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  checked: "unchecked" | "clean";
  content: Buffer;
  addedAt: number;
};

/** A notice to `WEBHOOK_URL` about a new submission. */
export type WebhookTable = OutboxColumns & { submissionId: string };
