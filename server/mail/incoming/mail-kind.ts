import type { MessageTable } from "../../store/tables/message-tables.ts";

/** Values of a mail's headers by name in lower case, in their order. */
export type MailHeaders = Map<string, string[]>;

/** Subjects of programs that do not mark their answers. */
const automaticSubject =
  /^(automatic reply|auto[- ]?reply|out of office|autosvar|automatiskt svar|automatisk svar)\b/i;
const mailSystem = /^(mailer-daemon|postmaster)@/i;

/**
 * Whether a mail is from a person, an answer of a program, or tells that a mail could not be delivered (RFC 3834,
 * RFC 3464). What is not from a person is never answered.
 */
export function mailKind(headers: MailHeaders, fromAddress: string, subject: string): MessageTable["kind"] {
  const has = (name: string, pattern: RegExp) =>
    headers.get(name)?.some((value) => pattern.test(value)) ?? false;
  if (has("content-type", /^\s*multipart\/report\b/i) && has("content-type", /delivery-status/i))
    return "bounce";
  if (mailSystem.test(fromAddress)) return "bounce";
  const isAutomatic =
    has("auto-submitted", /^\s*(?!no\b)\S/i) ||
    has("return-path", /^\s*<\s*>/) ||
    has("precedence", /^\s*(auto_reply|bulk|junk|list)\b/i) ||
    ["x-autoreply", "x-autorespond", "list-id"].some((name) => headers.has(name)) ||
    automaticSubject.test(subject);
  return isAutomatic ? "automatic" : "message";
}

/** Whether the mailbox's server found that a mail is not from the domain it names (RFC 8601). */
export const failsAuthentication = (headers: MailHeaders): boolean =>
  headers.get("authentication-results")?.some((value) => /\bdmarc\s*=\s*fail\b/i.test(value)) ?? false;
