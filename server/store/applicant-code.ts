import { createHash, createHmac } from "node:crypto";

/**
 * The secret code of a submission, which the applicant gets by mail. It is not stored but derived from the store's
 * key and the submission's random id whenever the mail is rendered.
 */
export function deriveCode(submissionId: string, codeKey: string): string {
  return createHmac("sha256", codeKey).update(submissionId).digest("base64url").slice(0, 32);
}

/** The stored hash that a submission is found by when its code is given. */
export function hashCode(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}
