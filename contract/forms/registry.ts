import { careerForm } from "./career.ts";
import { contactForm } from "./contact.ts";
import { founderForm } from "./founder.ts";
import { partnerForm } from "./partner.ts";

/** Every form of the site, by its kind. All job forms are of one kind. */
export const forms = {
  founder: founderForm,
  partner: partnerForm,
  contact: contactForm,
  career: careerForm,
} as const;

export type FormKind = keyof typeof forms;

/** Who receives a submission; the settings `MAIL_TO_…` name the addresses. */
export type EmailConfigType = (typeof forms)[FormKind]["emailConfigType"];

/** The form that a payload of `POST /api/send-email` names, or null. */
export function formOfType(formType: unknown): Exclude<FormKind, "career"> | null {
  const kinds = ["founder", "partner", "contact"] as const;
  return kinds.find((kind) => forms[kind].formType === formType) ?? null;
}
