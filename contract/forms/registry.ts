import { formMessages } from "../messages.ts";
import { careerSchema } from "./career.ts";
import { contactSchema } from "./contact.ts";
import { founderSchema } from "./founder.ts";
import { hiddenFields } from "./hidden-fields.ts";
import { partnerSchema } from "./partner.ts";
import { requiredFields } from "./required.ts";

/** Who receives a submission; the settings `MAIL_TO_…` name the addresses. */
export type EmailConfigType = "founder_group" | "partner_group" | "careers" | "general";

/** The four kinds of form. All job forms are of one kind. */
export type FormKind = "founder" | "partner" | "contact" | "career";

/** What the server knows of each form. Labels are in the form's order; mails and the operator's tool use them. */
export const forms = {
  founder: {
    formType: hiddenFields.founder.formType,
    emailConfigType: hiddenFields.founder.emailConfigType,
    page: "/apply-founder",
    schema: founderSchema,
    required: requiredFields.founder,
    missing: formMessages.missing.founder,
    labels: { name: "Name", email: "Email", phone: "Phone", linkedin: "LinkedIn", message: "Message" },
  },
  partner: {
    formType: hiddenFields.partner.formType,
    emailConfigType: hiddenFields.partner.emailConfigType,
    page: "/apply-partner",
    schema: partnerSchema,
    required: requiredFields.partner,
    missing: formMessages.missing.partner,
    labels: {
      organizationName: "Organization Name",
      website: "Website",
      organizationType: "Organization Type",
      focusArea: "Focus Area",
      partnershipGoals: "Partnership Goals",
      name: "Name",
      jobTitle: "Job Title",
      email: "Email",
      sourcePage: "Page",
    },
  },
  contact: {
    formType: hiddenFields.contact.formType,
    emailConfigType: hiddenFields.contact.emailConfigType,
    page: "/contact",
    schema: contactSchema,
    required: requiredFields.contact,
    missing: formMessages.missing.contact,
    labels: {
      name: "Name",
      email: "Email",
      company: "Company",
      phone: "Phone",
      subject: "Subject",
      message: "Message",
    },
  },
  career: {
    formType: null,
    emailConfigType: hiddenFields.career.emailConfigType,
    page: "/careers",
    schema: careerSchema,
    required: requiredFields.career,
    missing: formMessages.missing.career,
    labels: {
      position: "Position",
      name: "Name",
      email: "Email",
      phone: "Phone",
      linkedin: "LinkedIn",
      coverLetter: "Cover Letter",
      sourcePage: "Page",
    },
  },
} as const;

/** The form a payload of `POST /api/send-email` says it comes from. */
export function formOfType(formType: unknown): Exclude<FormKind, "career"> | null {
  if (formType === forms.founder.formType) return "founder";
  if (formType === forms.partner.formType) return "partner";
  return formType === forms.contact.formType ? "contact" : null;
}
