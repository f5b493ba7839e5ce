import type { PostedMailRefusal } from "../store/repositories/metadata.ts";
import { tooManyConfirmations } from "../submissions/confirmation-limit.ts";
import { tokenErrorPrefix, tokenFailureText } from "./token-error.ts";

/** The enhanced status code of a mail server's answer, such as 5.7.26 (RFC 3463). */
const enhancedCode = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?![\d.])/;

/** Code of a failure, for log and store: codes only, because mail servers often repeat addresses in their texts. */
export function failureCode(error: unknown): string {
  const { code, responseCode, response } = (error ?? {}) as {
    code?: string;
    responseCode?: number;
    response?: string;
  };
  const enhanced = responseCode && enhancedCode.exec(String(response))?.[1];
  return [code, responseCode, enhanced].filter(Boolean).join(" ") || "unknown failure";
}

/** Codes of nodemailer when there was no conversation with the mail server. */
const unreachableCodes = ["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EDNS", "ECONNREFUSED", "ECONNRESET"];

/** Meanings of the answers of mail servers; RFC 5321, section 4.2.3. */
const answers: Record<number, string> = {
  421: "The mail server is not available",
  450: "The mailbox is busy",
  451: "The mail server had an error",
  452: "The mail server has no room at the moment",
  550: "The mailbox does not exist or does not take this email",
  551: "The mailbox has moved",
  552: "The mailbox is full",
  553: "The mail server does not accept this address",
  554: "The mail server refused this email",
};

/** Whether the codes of a refusal are about the server's rules, not the mailbox; RFC 3463, section 3.8. */
const isPolicy = (codes: string) => /^55\d 5\.7\./.test(codes);
const policyAnswer = "The mail server’s rules on senders, signatures or spam refuse this email";

/** Why a mailbox could not be read, in words; null when it could. @param failure as stored */
export function mailboxFailureText(failure: string | null): string | null {
  if (failure === null) return null;
  if (failure.startsWith(tokenErrorPrefix)) return tokenFailureText(failure.slice(tokenErrorPrefix.length));
  if (failure === "EAUTH") return "The mailbox’s server refused our name or password (EAUTH).";
  if (failure === "NOMAILBOX") return "The mailbox has no such folder (NOMAILBOX).";
  if (failure === "NODELETE")
    return "The mailbox’s server does not let us delete the emails that were erased here (NODELETE).";
  if (failure === "NOPARSER")
    return "This server could not start the process that reads emails: look at its memory (NOPARSER).";
  return `The mailbox’s server could not be reached, or broke off (${failure}).`;
}

/** Why a mail that SendGrid posted was refused, in words. */
export const postedMailRefusals: Record<PostedMailRefusal, string> = {
  unsigned: "The request had no signature: attach the security policy to the inbound parse setting.",
  clock: "It was signed more than three days ago or ahead: compare this server’s clock.",
  key: "The signature does not fit SENDGRID_PUBLIC_KEY, or the request was changed on its way.",
  noSource: "The raw email was missing: switch on “POST the raw, full MIME message”.",
  failed: "It could not be stored. SendGrid posts it again.",
};

/** Why the last attempt to send a mail failed, in words; null when none did. @param lastError as stored */
export function failureText(lastError: string | null): string | null {
  if (lastError === null) return null;
  if (lastError === tooManyConfirmations) {
    return "This address had three confirmations within an hour, so this one was not sent. Please answer the applicant yourself.";
  }
  if (lastError.startsWith(tokenErrorPrefix))
    return tokenFailureText(lastError.slice(tokenErrorPrefix.length));
  const [codes = "", digits] = /\b([2-5]\d\d)(?: \d\S+)?$/.exec(lastError) ?? [];
  const responseCode = Number(digits);
  if (lastError.startsWith("EAUTH")) return `The mail server refused our name or password (${lastError}).`;
  if (lastError.startsWith("ETLS")) return "The mail server offers no encrypted connection (ETLS).";
  const answer = isPolicy(codes) ? policyAnswer : answers[responseCode];
  if (answer) return `${answer} (${codes}).`;
  if (responseCode >= 500) return `The mail server refused this email for good (${codes}).`;
  if (responseCode >= 400) return `The mail server asked us to try later (${codes}).`;
  const isUnreachable = unreachableCodes.some((code) => lastError.startsWith(code));
  if (isUnreachable) return `The mail server could not be reached (${lastError}).`;
  return `It could not be sent (${lastError}).`;
}
