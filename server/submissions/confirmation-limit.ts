import { domainToASCII, domainToUnicode } from "node:url";
import { hourMs } from "#contract/durations.ts";
import type { NewMail } from "../store/repositories/mails.ts";
import type { Repositories } from "../store/repositories.ts";
import { normalizeEmailForLookup } from "./email.ts";

const maxConfirmations = 3;
const windowMs = hourMs;

/** `lastError` of a confirmation that is not sent because its address had enough of them. */
export const tooManyConfirmations = "too many confirmations to this address";

/**
 * The spellings under which one mailbox can be named: the domain in both of its forms, and the name without its tag
 * (`name+tag@…`), with which any number of addresses lead to one person.
 */
function spellings(email: string): { name: string; domains: string[] } {
  const normalized = normalizeEmailForLookup(email);
  const at = normalized.lastIndexOf("@");
  const domain = normalized.slice(at + 1);
  const [name = ""] = normalized.slice(0, at).split("+");
  const ascii = domainToASCII(domain) || domain;
  return { name, domains: [...new Set([ascii, domain, domainToUnicode(ascii)])] };
}

/**
 * Cancels the confirmation among new mails when its address had three within the last hour, so that nobody can use the
 * forms to flood a stranger's mailbox. The team's mail goes out and says so.
 */
export async function limitConfirmations(
  { mails }: Repositories,
  email: string,
  newMails: NewMail[],
  nowMs: number,
): Promise<NewMail[]> {
  const { name, domains } = spellings(email);
  await mails.lockRecipient(`${name}@${domains[0]}`);
  const count = await mails.countConfirmations(name, domains, nowMs - windowMs);
  if (count < maxConfirmations) return newMails;
  return newMails.map((mail) =>
    mail.kind === "applicant" ? { ...mail, state: "cancelled", lastError: tooManyConfirmations } : mail,
  );
}
