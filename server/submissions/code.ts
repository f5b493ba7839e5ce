import { createHash, createHmac } from "node:crypto";

/**
 * The secret code of a submission, for the applicant's mail. It is never stored: it is made again from the
 * store's key and the submission's random id whenever the mail is rendered, and known by its hash.
 */
export function codeOf(submissionId: string, codeKey: string): string {
  return createHmac("sha256", codeKey).update(submissionId).digest("base64url").slice(0, 32);
}

/** What is stored of a code. */
export function hashOfCode(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}
