import { domainToASCII } from "node:url";
import type { EmailConfigType } from "#contract/forms/registry.ts";
import type { ServerData } from "#contract/server-data.ts";
import type { Settings } from "../settings.ts";
import type { Mail, Submission } from "../store/schema.ts";
import { fieldValue, labeledFields } from "../submissions/labeled-fields.ts";

type Config = { settings: Settings; data: ServerData };

/** The team's addresses for a kind of submission; the site's general address unless a setting names others. */
export function teamRecipients({ settings, data }: Config, type: EmailConfigType): string[] {
  const configured = {
    founder_group: settings.MAIL_TO_FOUNDER_GROUP,
    partner_group: settings.MAIL_TO_PARTNER_GROUP,
    careers: settings.MAIL_TO_CAREERS,
    general: settings.MAIL_TO_GENERAL,
  }[type];
  return configured ?? [data.generalEmail];
}

/** The applicant's address as typed: the part before the at-sign may depend on case. */
export function applicantEmail(submission: Pick<Submission, "form" | "fields">): string {
  return fieldValue(labeledFields(submission), "email");
}

/**
 * An address in the form that addresses are compared in. Mail servers and libraries change the case of domains, and
 * write international ones (`åre.example`) in ASCII.
 */
export function canonicalAddress(address: string): string {
  const domainStart = address.lastIndexOf("@") + 1;
  const domain = address.slice(domainStart);
  return (address.slice(0, domainStart) + (domainToASCII(domain) || domain)).toLowerCase();
}

/** Canonical addresses of the team that this mail need not go to. */
export function excludedRecipients(mail: Pick<Mail, "excludedRecipients">): string[] {
  return mail.excludedRecipients === null ? [] : JSON.parse(mail.excludedRecipients);
}

/**
 * The recipients of a mail's next attempt. They follow from the current settings, so that a corrected address is used;
 * empty when the settings name nobody who has not received it, and for mails to a member (compose-member-mail.ts).
 */
export function recipientsOf(
  config: Config,
  submission: Pick<Submission, "form" | "fields" | "emailConfigType">,
  mail: Pick<Mail, "kind" | "excludedRecipients">,
): string[] {
  if (mail.kind === "applicant" || mail.kind === "reply") return [applicantEmail(submission)];
  if (mail.kind === "mention") return [];
  const excluded = excludedRecipients(mail);
  return teamRecipients(config, submission.emailConfigType).filter(
    (address) => !excluded.includes(canonicalAddress(address)),
  );
}

/** The recipients who have yet to receive a mail; none when it was sent or cancelled. */
export function pendingRecipients(
  config: Config,
  submission: Submission,
  mail: Pick<Mail, "kind" | "state" | "excludedRecipients">,
): string[] {
  const isOpen = mail.state === "queued" || mail.state === "failed";
  return isOpen ? recipientsOf(config, submission, mail) : [];
}
