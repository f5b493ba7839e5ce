import type { Generated, Insertable, Kysely, Selectable } from "kysely";
import type { TimelineEntry } from "#contract/desk/application.ts";
import type { EmailConfigType, FormKind } from "#contract/forms/registry.ts";
import type { DecisionTable } from "../repositories/decisions.ts";
import type { DraftTable } from "../repositories/drafts.ts";
import type { MeritsTable } from "../repositories/merits.ts";
import type { ReadingTable } from "../repositories/readings.ts";
import type { SavedViewTable } from "../repositories/saved-views.ts";
import type {
  BusyQuarterTable,
  InterviewMemberTable,
  InterviewTable,
  InterviewTimeTable,
  InterviewTokenTable,
} from "./interview-tables.ts";
import type { MailTable, ReplyDraftTable, ReplyFileTable, ReplyTable, WebhookTable } from "./mail-tables.ts";
import type {
  CalendarAccountTable,
  CalendarAddressTable,
  FreeHoursTable,
  MemberTable,
  OneTimeTokenTable,
  PasskeyTable,
  PreviewLinkTable,
  SessionTable,
} from "./member-tables.ts";
import type {
  MailboxTable,
  MessageFileTable,
  MessageTable,
  ReceivedMailTable,
  ReplyTokenTable,
} from "./message-tables.ts";
import type { ContentFileTable, PublicationTable, ServerTable } from "./publication-tables.ts";

// Times are milliseconds since 1970 in UTC. The migrations add CHECK constraints for the lists below.

export const submissionStatuses = ["accepted", "quarantined", "erased"] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** Kinds of entries in the table `timeline`; receipt and mails are read from their own tables. */
export type TimelineKind = Exclude<TimelineEntry["kind"], "received" | "mail">;

type SubmissionTable = {
  id: string;
  /** Unique, like `NVS-7Q2K9D`. */
  reference: string;
  form: FormKind;
  formType: string;
  emailConfigType: EmailConfigType;
  /** JSON object of field names and values; `{}` once erased. */
  fields: string;
  /** Normalized for lookups by the operator; empty once erased. Mails go to the address in `fields`. */
  email: string;
  status: SubmissionStatus;
  /** SHA-256 of the applicant's secret code; null once erased. */
  codeHash: string | null;
  receivedAt: number;
  /** The order in which submissions came in, set by the database. */
  sequence: Generated<number>;
  /** The position a job application is for; empty for other forms. */
  position: Generated<string>;
  /** The company whose job it is for, as the job named it; empty for other forms, and when no job is known. */
  venture: Generated<string>;
  /** The page whose form was sent. */
  sourcePage: Generated<string>;
  /** A stage's id in `content/stages.yaml`; null for the first one of its form until a server fills it in. */
  stage: Generated<string | null>;
  /** The member whom it is assigned to. */
  assigneeId: Generated<string | null>;
  archivedAt: Generated<number | null>;
  /** Rises with what is listed at `version` of `inboxRowSchema`. */
  version: Generated<number>;
  firstOpenedAt: Generated<number | null>;
  /** Until when the first reply was promised; null for none. */
  answerDueAt: Generated<number | null>;
  /** Until when members put it off; null when they did not. */
  putOffUntil: Generated<number | null>;
  /** When the mail server took the first and the last reply; null without one. See delivered-replies.ts. */
  firstRepliedAt: Generated<number | null>;
  lastRepliedAt: Generated<number | null>;
  /** When the last delivered reply was written: what came later is unanswered. Null where an earlier version sent it. */
  repliedThrough: Generated<number | null>;
  /** When the last reply was queued that could not be delivered; null when there is none, or one was delivered since. */
  failedReplyAt: Generated<number | null>;
  /** When the team decided about it last; null without a decision. */
  decidedAt: Generated<number | null>;
  /** When the applicant last wrote; null when they did not. */
  lastReceivedAt: Generated<number | null>;
  /**
   * From when on it is the team's turn because of an interview, unless the team writes afterwards: its end, the last offered
   * time while none is chosen, or when it was cancelled or declined. Null without one.
   */
  interviewTurnAt: Generated<number | null>;
  /** When the applicant withdrew it; null when they did not. */
  withdrawnAt: Generated<number | null>;
};

/** The words of a submission, its notes, replies and mails, for full-text search; see search-text.ts. */
type SearchDocumentTable = {
  sequence: number;
  /** Normalized words, each once, separated by spaces. */
  text: string;
};

/** SQLite's full-text index of `searchDocuments`; PostgreSQL has the column `words` instead. */
type SearchIndexTable = { rowid: number };

/** Which member has read which submission. */
type ReadTable = { memberId: string; sequence: number; readAt: number };

type NoteTable = {
  id: string;
  submissionId: string;
  authorId: string;
  /** Plain text; `@[member-id]` mentions a member. */
  text: string;
  createdAt: number;
  editedAt: number | null;
  version: Generated<number>;
};

/** The members that a note mentions. */
type MentionTable = { noteId: string; memberId: string };

type TimelineTable = {
  id: string;
  submissionId: string;
  at: number;
  /** The member who did it; null for applicants, the operator CLI and the server. */
  actorId: string | null;
  kind: TimelineKind;
  /** JSON object, without personal data of the applicant. */
  details: string;
  /** Rises with each entry of a submission; null for those of earlier versions, of which no two have the same time. */
  sequence: number | null;
};

type FileTable = {
  submissionId: string;
  /** The name the applicant gave the file. Only a label, never a path. */
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  sha256: string;
  content: Buffer;
  /** Result of the virus check; `unchecked` when none is set up. Infected files are not stored. */
  checked: "unchecked" | "clean";
};

type IdempotencyKeyTable = {
  /** `key:…` for a browser's Idempotency-Key, `payload:…` for submissions sent without one. */
  key: string;
  payloadHash: string;
  submissionId: string;
  /** When the same payload counts as a new submission; null for keys, which stay as long as their submission. */
  expiresAt: number | null;
};

type RateLimitTable = {
  /** Hash of the client's address with the code key. */
  addressHash: string;
  count: number;
  windowEndsAt: number;
};

export type OperatorAction =
  | "show"
  | "resume"
  | "export"
  | "erase"
  | "purge"
  | "release"
  | "invite"
  | "list"
  | "resendLink"
  | "retry";

/** Actions of members at the desk; those of operators mean the same there. */
export type DeskAction =
  | OperatorAction
  | "change"
  | "note"
  | "reply"
  | "undoReply"
  | "undoRelease"
  | "dismiss"
  | "correct"
  | "ask"
  | "judge"
  | "stepAside"
  | "releaseReader"
  | "decide"
  | "withdrawDecision"
  | "offerInterview"
  | "moveInterview"
  | "cancelInterview"
  | "fileMessage"
  | "deleteMessage"
  | "attachment"
  | "person"
  | "signIn"
  | "signOut"
  | "addPasskey"
  | "removePasskey"
  | "makeCalendarAddress"
  | "removeCalendarAddress"
  | "connectCalendar"
  | "disconnectCalendar"
  | "changeMember"
  | "removeMember"
  | "editSite"
  | "discardSite"
  | "publishSite"
  | "backSite"
  | "sharePreview";

/** An action of an operator or a member, without personal data of applicants. */
type ActivityTable = {
  id: string;
  at: number;
  /** The operator's user name on the machine, or the member's name. */
  actor: string;
  action: DeskAction;
  /** Null when it concerned many applications, or none. */
  reference: string | null;
  /** Null for operators. */
  memberId: string | null;
  /** JSON object; see the contract's `activityDetailsSchema`. */
  details: string;
};

/** Facts about the store itself; the names are listed in metadata.ts. */
type MetadataTable = { name: string; value: string };

export type Database = {
  submissions: SubmissionTable;
  files: FileTable;
  mails: MailTable;
  idempotencyKeys: IdempotencyKeyTable;
  metadata: MetadataTable;
  rateLimits: RateLimitTable;
  activity: ActivityTable;
  members: MemberTable;
  memberSessions: SessionTable;
  oneTimeTokens: OneTimeTokenTable;
  passkeys: PasskeyTable;
  calendarAddresses: CalendarAddressTable;
  freeHours: FreeHoursTable;
  calendarAccounts: CalendarAccountTable;
  replies: ReplyTable;
  replyDrafts: ReplyDraftTable;
  replyFiles: ReplyFileTable;
  webhooks: WebhookTable;
  messages: MessageTable;
  messageFiles: MessageFileTable;
  receivedMails: ReceivedMailTable;
  mailboxes: MailboxTable;
  replyTokens: ReplyTokenTable;
  searchDocuments: SearchDocumentTable;
  searchIndex: SearchIndexTable;
  reads: ReadTable;
  notes: NoteTable;
  mentions: MentionTable;
  readings: ReadingTable;
  decisions: DecisionTable;
  merits: MeritsTable;
  interviews: InterviewTable;
  interviewTokens: InterviewTokenTable;
  interviewMembers: InterviewMemberTable;
  interviewTimes: InterviewTimeTable;
  busyQuarters: BusyQuarterTable;
  timeline: TimelineTable;
  publications: PublicationTable;
  contentFiles: ContentFileTable;
  servers: ServerTable;
  drafts: DraftTable;
  previewLinks: PreviewLinkTable;
  savedViews: SavedViewTable;
};

export type Dialect = "sqlite" | "postgres";

/** The database or a transaction in it. */
export type Connection = Kysely<Database>;

export type Submission = Selectable<SubmissionTable>;
export type NewSubmission = Insertable<SubmissionTable>;
export type Note = Selectable<NoteTable>;
export type TimelineRow = Selectable<TimelineTable>;
export type StoredFile = Selectable<FileTable>;
export type Mail = Selectable<MailTable>;
export type Activity = Selectable<ActivityTable>;
export type StoredReplyFile = Omit<Selectable<ReplyFileTable>, "content">;
export type StoredReplyDraft = Selectable<ReplyDraftTable>;
export type StoredReply = Selectable<ReplyTable>;
export type Webhook = Selectable<WebhookTable>;
export type NewIdempotencyKey = Insertable<IdempotencyKeyTable>;
