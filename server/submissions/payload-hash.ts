import { createHash } from "node:crypto";
import { normalizeEmailForLookup } from "./email.ts";
import type { ReceivedSubmission } from "./received-submission.ts";

/** SHA-256 of several parts, separated by a NUL byte. */
export function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}

/** The same for submissions with the same content, whatever the order of their fields. */
export function payloadHash({ formType, fields, file, suspicious }: ReceivedSubmission): string {
  const normalized = { ...fields, email: normalizeEmailForLookup(fields.email ?? "") };
  const sorted = Object.entries(normalized).sort(([a], [b]) => (a < b ? -1 : 1));
  return hashOf(
    formType,
    // A person who sends the text of an earlier quarantined submission must not get that one's reference.
    suspicious ? "suspicious" : "",
    JSON.stringify(sorted),
    file?.name ?? "",
    file?.content ?? "",
  );
}
