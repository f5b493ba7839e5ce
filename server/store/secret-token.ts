import { createHash, createHmac, randomBytes } from "node:crypto";

/** A secret of 256 bits for links, sessions and challenges, in base64url. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/**
 * How a token is stored and looked up. A token cannot be guessed, so its hash needs no salt; and the time that a lookup
 * takes tells nothing about the token.
 */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/**
 * The secret token in the link to an interview. Like the applicant's code, it is not stored but derived whenever a mail is
 * rendered.
 */
export function deriveInterviewToken(interviewId: string, codeKey: string): string {
  return createHmac("sha256", codeKey).update(`interview ${interviewId}`).digest("base64url").slice(0, 32);
}
