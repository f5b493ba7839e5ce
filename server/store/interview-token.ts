import { createHmac } from "node:crypto";

/**
 * The secret token in the link to an interview. Like the applicant's code, it is not stored but derived whenever a mail is
 * rendered.
 */
export function deriveInterviewToken(interviewId: string, codeKey: string): string {
  return createHmac("sha256", codeKey).update(`interview ${interviewId}`).digest("base64url").slice(0, 32);
}
