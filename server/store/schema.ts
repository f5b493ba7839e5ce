import type { Generated, Selectable } from "kysely";
import type { EmailConfigType, FormKind } from "#contract/forms/registry.ts";

// Times are milliseconds since 1970, UTC. Texts that are JSON say so.

type SubmissionTable = {
  id: string;
  /** `NVS-7Q2K9D`; unique. */
  reference: string;
  form: FormKind;
  formType: string;
  emailConfigType: EmailConfigType;
  /** JSON object of what was sent; `{}` once erased. */
  fields: string;
  /** Lower case, so that the operator finds a person; empty once erased. Mails go to the one in `fields`. */
  email: string;
  status: "accepted" | "quarantined" | "erased";
  /** SHA-256 of the applicant's secret code; null once erased. */
  codeHash: string | null;
  receivedAt: number;
};

type FileTable = {
  submissionId: string;
  /** The name it was given, as a label only. */
  name: string;
  type: string;
  size: number;
  sha256: string;
  content: Buffer;
  /** What the virus check said; `unchecked` without one. What it objects to is not stored. */
  checked: "unchecked" | "clean";
};

type MailTable = {
  id: string;
  submissionId: string;
  kind: "team" | "applicant" | "erased";
  state: "queued" | "sent" | "failed" | "cancelled";
  messageId: string;
  attempts: Generated<number>;
  queuedAt: number;
  nextAttemptAt: number;
  /** Who is sending it now, and until when nobody else may; null when nobody is. */
  leaseOwner: string | null;
  leaseUntil: number | null;
  sentAt: number | null;
  /** What the mail server said last; no personal data. */
  lastError: string | null;
  /**
   * JSON list of the team's addresses that have this mail already or wait for it in a row of their own, because the
   * mail server took some of them only; null when it is for everybody.
   */
  notTo: string | null;
};

type OnceTable = {
  /** `key:…` for a browser's Idempotency-Key, `payload:…` for submissions sent without one. */
  key: string;
  payloadHash: string;
  submissionId: string;
  /** When the same payload counts as a new submission; keys stay as long as their submission. */
  expiresAt: number | null;
};

/** Submissions counted by several servers together; see http/rate-limit-store.ts. */
type RateLimitTable = {
  /** SHA-256 of the client's address. */
  address: string;
  count: number;
  until: number;
};

type KeyTable = { name: string; value: string };

export type Database = {
  submissions: SubmissionTable;
  files: FileTable;
  mails: MailTable;
  once: OnceTable;
  keys: KeyTable;
  rateLimits: RateLimitTable;
};

export type Submission = Selectable<SubmissionTable>;
export type Mail = Selectable<MailTable>;
