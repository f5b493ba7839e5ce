import { texts } from "../texts.ts";
import { careerSchema } from "./career.ts";
import { contactSchema } from "./contact.ts";
import { founderSchema } from "./founder.ts";
import { ownValues } from "./own-values.ts";
import { partnerSchema } from "./partner.ts";
import { requiredFields } from "./required.ts";

/** Who receives a submission; the settings `MAIL_TO_…` name the addresses. */
export type EmailConfigType = "founder_group" | "partner_group" | "careers" | "general";

/** The four kinds of form. All job forms are of one kind. */
export type FormKind = "founder" | "partner" | "contact" | "career";

/** What the server knows of each form. Labels are in the form's order; mails and the operator's tool use them. */
export const forms = {
  founder: {
    formType: ownValues.founder.formType,
    emailConfigType: ownValues.founder.emailConfigType,
    page: "/apply-founder",
    schema: founderSchema,
    required: requiredFields.founder,
    missing: texts.missing.founder,
    labels: { name: "Name", email: "Email", phone: "Phone", linkedin: "LinkedIn", message: "Message" },
  },
  partner: {
    formType: ownValues.partner.formType,
    emailConfigType: ownValues.partner.emailConfigType,
    page: "/apply-partner",
    schema: partnerSchema,
    required: requiredFields.partner,
    missing: texts.missing.partner,
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
    formType: ownValues.contact.formType,
    emailConfigType: ownValues.contact.emailConfigType,
    page: "/contact",
    schema: contactSchema,
    required: requiredFields.contact,
    missing: texts.missing.contact,
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
    emailConfigType: ownValues.career.emailConfigType,
    page: "/careers",
    schema: careerSchema,
    required: requiredFields.career,
    missing: texts.missing.career,
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
