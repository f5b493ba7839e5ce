import type { EmailConfigType, FormKind } from "#contract/forms/registry.ts";
import type { StoredFile } from "../store/tables/schema.ts";

export type ReceivedFile = Pick<StoredFile, "name" | "type" | "content" | "checked">;

/** A validated submission, before it is stored. */
export type ReceivedSubmission = {
  form: FormKind;
  /** The company whose job it is for. */
  venture?: string;
  formType: string;
  emailConfigType: EmailConfigType;
  /** Validated fields, in any order. */
  fields: Record<string, string>;
  file?: ReceivedFile;
  /** The browser's Idempotency-Key, when it sent one. */
  idempotencyKey?: string;
  /** The honeypot field was filled in: the submission is stored as quarantined, without mails. */
  suspicious: boolean;
  /** The first stage of its form. */
  stage: string;
  /** Whether to queue a notice to `WEBHOOK_URL`. */
  hasWebhook?: boolean;
};
