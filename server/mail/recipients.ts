import type { EmailConfigType } from "#contract/forms/registry.ts";
import type { ServerData } from "#contract/server-data.ts";
import type { Settings } from "../settings.ts";
import { siteDomain } from "../site-domain.ts";
import { isToApplicant } from "../store/tables/mail-tables.ts";
import type { Mail, Submission } from "../store/tables/schema.ts";
import { canonicalAddress } from "../submissions/email.ts";
import { fieldValue, labeledFields } from "../submissions/labeled-fields.ts";

type Config = { settings: Settings; data: ServerData };

/** Whom mails come from. */
export const senderOf = ({ settings, data }: Config) => ({
  name: data.name,
  address: settings.MAIL_FROM ?? `no-reply@${siteDomain(data)}`,
});

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
  mail: Pick<Mail, "kind" | "memberId" | "excludedRecipients">,
): string[] {
  if (mail.memberId !== null) return [];
  if (isToApplicant(mail)) return [applicantEmail(submission)];
  const excluded = excludedRecipients(mail);
  return teamRecipients(config, submission.emailConfigType).filter(
    (address) => !excluded.includes(canonicalAddress(address)),
  );
}

/** The recipients who have yet to receive a mail; none when it was sent or cancelled. */
export function pendingRecipients(
  config: Config,
  submission: Submission,
  mail: Pick<Mail, "kind" | "memberId" | "state" | "excludedRecipients">,
): string[] {
  const isOpen = mail.state === "queued" || mail.state === "failed";
  return isOpen ? recipientsOf(config, submission, mail) : [];
}
