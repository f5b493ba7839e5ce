import type { Generated, Insertable, Kysely, Selectable } from "kysely";
import type { TimelineEntry } from "#contract/desk/application.ts";
import type { EmailConfigType, FormKind } from "#contract/forms/registry.ts";
import type { MailTable, ReplyTable, WebhookTable } from "./mail-tables.ts";
import type { MemberTable, PasskeyTable, SessionTable, VerificationTable } from "./member-tables.ts";

// Times are milliseconds since 1970 in UTC. The migrations add CHECK constraints for the lists below.

export const submissionStatuses = ["accepted", "quarantined", "erased"] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** What the table `timeline` holds; receipt and mails are read from their own tables. */
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
  /** The page whose form was sent. */
  sourcePage: Generated<string>;
  /** A stage's id in `content/stages.yaml`; null for the first one of its form until a server fills it in. */
  stage: Generated<string | null>;
  /** The member whom it is assigned to. */
  assigneeId: Generated<string | null>;
  archivedAt: Generated<number | null>;
  /** Rises with every change of stage, assignee or archive, so that a member does not overwrite another's change. */
  version: Generated<number>;
  firstOpenedAt: Generated<number | null>;
  firstRepliedAt: Generated<number | null>;
};

/** The words of a submission and its notes, for full-text search; see search-text.ts. */
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
  /** Hash of the client's address, salted with the code key. */
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
  | "retry";

/** What members do at the desk; those of operators mean the same there. */
export type DeskAction =
  | OperatorAction
  | "change"
  | "note"
  | "reply"
  | "undoReply"
  | "person"
  | "signIn"
  | "signOut"
  | "changeMember"
  | "removeMember";

/** What an operator or a member did, without personal data of applicants. */
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
  sessions: SessionTable;
  verifications: VerificationTable;
  passkeys: PasskeyTable;
  replies: ReplyTable;
  webhooks: WebhookTable;
  searchDocuments: SearchDocumentTable;
  searchIndex: SearchIndexTable;
  reads: ReadTable;
  notes: NoteTable;
  mentions: MentionTable;
  timeline: TimelineTable;
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
export type StoredReply = Selectable<ReplyTable>;
export type Webhook = Selectable<WebhookTable>;
export type NewIdempotencyKey = Insertable<IdempotencyKeyTable>;
