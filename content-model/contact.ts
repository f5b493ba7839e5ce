import * as z from "zod";
import { action, heroText, seoText, text } from "./page-parts.ts";
import { readContent } from "./source.ts";

/** `content/pages/contact.yaml` */
export const contactPageSchema = z.strictObject({
  seo: seoText,
  hero: heroText,
  form: z.strictObject({
    title: text,
    note: text,
    /** The part between two asterisks links to the privacy policy. */
    consent: z
      .string()
      .regex(/^[^*]*\*[^*]+\*[^*]*$/, "expected the link to the privacy policy between *asterisks*"),
  }),
  details: z.strictObject({
    title: text,
    address: text,
    email: text,
    phone: text,
    hours: text,
    hoursText: text,
    founder: action.extend({ question: text }),
    partner: action.extend({ question: text }),
  }),
});

/** Reads the words of `/contact`. */
export const readContactPage = () => readContent("pages/contact.yaml", contactPageSchema);
