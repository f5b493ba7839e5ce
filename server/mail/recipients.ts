import { domainToASCII } from "node:url";
import type { EmailConfigType } from "#contract/forms/registry.ts";
import type { ServerData } from "#contract/server-data.ts";
import type { Settings } from "../settings.ts";
import type { Mail, Submission } from "../store/schema.ts";
import { labelledFields } from "../submissions/labelled-fields.ts";

/** Who receives what the team gets; the general address of the site unless a setting names others. */
export function teamOf(settings: Settings, data: ServerData, type: EmailConfigType): string[] {
  const named = {
    founder_group: settings.MAIL_TO_FOUNDER_GROUP,
    partner_group: settings.MAIL_TO_PARTNER_GROUP,
    careers: settings.MAIL_TO_CAREERS,
    general: settings.MAIL_TO_GENERAL,
  }[type];
  return named ?? [data.generalEmail];
}

/** The applicant's address as it was typed: what stands before the at-sign may depend on case. */
export function applicantOf(submission: Pick<Submission, "form" | "fields">): string {
  return labelledFields(submission).find(({ name }) => name === "email")?.value ?? "";
}

/**
 * As addresses are compared: mail servers and libraries give domains back in a case of their own, and international
 * ones (`åre.example`) in ASCII.
 */
export function comparable(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  return (address.slice(0, at) + (domainToASCII(domain) || domain)).toLowerCase();
}

/**
 * To whom a mail goes with its next attempt. By the settings of today, so that an address put right there is used;
 * empty when they name nobody any more who has not got it.
 */
export function recipientsOf(
  { settings, data }: { settings: Settings; data: ServerData },
  submission: Pick<Submission, "form" | "fields" | "emailConfigType">,
  mail: Pick<Mail, "kind" | "notTo">,
): string[] {
  if (mail.kind === "applicant") return [applicantOf(submission)];
  const others = othersOf(mail);
  return teamOf(settings, data, submission.emailConfigType).filter(
    (address) => !others.includes(comparable(address)),
  );
}

/** Comparable addresses of the team this mail need not go to. */
export function othersOf({ notTo }: Pick<Mail, "notTo">): string[] {
  return notTo === null ? [] : JSON.parse(notTo);
}
