import * as z from "zod";
import { readContent } from "./read-content.ts";
import { factSchema, heroSchema, linkSchema, seoSchema, text } from "./shared-schemas.ts";

/** `content/pages/contact.yaml` */
export const contactPageSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  form: z.strictObject({
    title: text,
    note: text,
    /** The words between the asterisks link to the privacy policy. */
    consent: z
      .string()
      .regex(/^[^*]*\*[^*]+\*[^*]*$/, "put the link to the privacy policy between *asterisks*"),
  }),
  details: z.strictObject({
    title: text,
    address: text,
    /** The link from the address to a map of streets. */
    streetMap: text,
    email: text,
    phone: text,
    hours: factSchema,
  }),
  /** Which form is for whom, beside the form. */
  guide: z.strictObject({
    id: text,
    title: text,
    items: z.array(linkSchema.extend({ visitor: text, note: text.optional() })).min(1),
  }),
});

/** Reads the texts of `/contact`. */
export const readContactPage = () => readContent("pages/contact.yaml", contactPageSchema);
