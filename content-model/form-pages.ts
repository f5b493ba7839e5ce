import * as z from "zod";
import { action, headText, heroText, seoText, statement, text } from "./page-parts.ts";
import { readContent } from "./source.ts";

const aside = z.strictObject({ heading: text, steps: z.array(statement).min(1) });

/** `content/pages/apply-partner.yaml` */
export const applyPartnerSchema = z.strictObject({
  seo: seoText,
  hero: heroText,
  form: z.strictObject({
    heading: text,
    hints: z.strictObject({ website: text, partnershipGoals: text }),
    groups: z.strictObject({ organization: text, goals: text, you: text }),
    note: text,
  }),
  aside,
  kinds: z.strictObject({ label: text, heading: text, items: z.array(statement).min(1) }),
});

/** `content/pages/contact.yaml` */
export const contactPageSchema = z.strictObject({
  seo: seoText,
  hero: heroText,
  form: z.strictObject({
    heading: text,
    note: text,
    /** What is said where one of these is missing; the server asks for none of them. */
    missing: z.strictObject({ subject: text, consent: text }),
    /** The part between two asterisks links to the privacy policy. */
    consent: z
      .string()
      .regex(/^[^*]*\*[^*]+\*[^*]*$/, "expected the link to the privacy policy between *asterisks*"),
  }),
  details: z.strictObject({
    heading: text,
    address: text,
    email: text,
    phone: text,
    hours: text,
    hoursText: text,
    founder: action.extend({ question: text }),
    partner: action.extend({ question: text }),
  }),
});

/** `content/pages/contact-test.yaml` */
export const contactTestSchema = z.strictObject({
  seo: seoText,
  heading: text,
  text,
  words: z.strictObject({ hint: text, submit: text, thanks: text, again: text }),
});

/** `content/pages/your-application.yaml` */
export const yourApplicationSchema = z.strictObject({
  seo: seoText,
  hero: heroText,
  form: z.strictObject({ heading: text, code: text, hint: text, submit: text, failed: text }),
  result: z.strictObject({
    received: text,
    kind: text,
    file: text,
    downloadData: text,
    downloadFile: text,
    erase: text,
    confirm: text,
    yes: text,
    no: text,
    gone: text,
    goneText: text,
  }),
});

/** `content/pages/careers.yaml` */
export const careersSchema = z.strictObject({
  seo: seoText,
  hero: heroText.extend({ cta: text }),
  positions: z.strictObject({ label: text, heading: text, none: text }),
  reasons: z.strictObject({ label: text, heading: text, items: z.array(statement) }),
  perks: z.strictObject({ label: text, heading: text, items: z.array(text) }),
  process: z.strictObject({ label: text, heading: text, steps: z.array(statement).length(4) }),
  recruiters: z.strictObject({ heading: text, text, label: text }),
});

/** `content/pages/job.yaml`: words all job pages share. */
export const jobPageSchema = z.strictObject({
  opportunity: text,
  details: text,
  apply: text,
  facts: z.strictObject({ company: text, location: text, type: text, posted: text, deadline: text }),
  deadline: text,
  responsibilities: text,
  requirements: text,
  offer: text,
  form: z.strictObject({
    heading: text,
    groups: z.strictObject({ you: text, application: text }),
    /** What the place for a file says while it is empty. */
    prompt: text,
    /** What is said where one of these is missing; the server asks for none of them. */
    missing: z.strictObject({ coverLetter: text }),
    note: text,
  }),
  others: headText,
  filled: z.strictObject({ heading: text, text }),
  aside,
});

export const readApplyPartner = () => readContent("pages/apply-partner.yaml", applyPartnerSchema);
export const readContactPage = () => readContent("pages/contact.yaml", contactPageSchema);
export const readContactTest = () => readContent("pages/contact-test.yaml", contactTestSchema);
export const readYourApplication = () => readContent("pages/your-application.yaml", yourApplicationSchema);
export const readCareers = () => readContent("pages/careers.yaml", careersSchema);
export const readJobPage = () => readContent("pages/job.yaml", jobPageSchema);
