import { createHmac, randomBytes } from "node:crypto";
import { sha256Of } from "../sha256.ts";

/** A secret of 256 bits for links, sessions and challenges, in base64url. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/**
 * How a token is stored and looked up. A token cannot be guessed, so its hash needs no salt; and the time that a lookup
 * takes tells nothing about the token.
 */
export const hashToken = (token: string): string => sha256Of(token);

/** A secret that is not stored but derived, from the store's key and a random id, whenever a mail is rendered. */
const derive = (id: string, codeKey: string, encoding: "base64url" | "hex" = "base64url"): string =>
  createHmac("sha256", codeKey).update(id).digest(encoding).slice(0, 32);

/** The secret code of a submission, which the applicant gets by mail. */
export const deriveCode = (submissionId: string, codeKey: string): string => derive(submissionId, codeKey);

/** The secret token in the link to an interview. */
export const deriveInterviewToken = (interviewId: string, codeKey: string): string =>
  derive(`interview ${interviewId}`, codeKey);

/** The secret token in a submission's address for answers: in hexadecimal, because mail systems may change its case. */
export const deriveReplyToken = (submissionId: string, codeKey: string): string =>
  derive(`reply ${submissionId}`, codeKey, "hex");
