import * as z from "zod";
import { readContent } from "./read-content.ts";
import { seoSchema, text } from "./shared-schemas.ts";

/** `content/pages/contact-test.yaml` */
export const contactTestSchema = z.strictObject({
  seo: seoSchema,
  title: text,
  description: text,
  /** Description of the form, beside it. */
  facts: z.array(z.strictObject({ term: text, value: text })).min(1),
  labels: z.strictObject({ hint: text, submit: text, thanks: text, again: text }),
});

/** Reads the texts of `/contact-test`. */
export const readContactTest = () => readContent("pages/contact-test.yaml", contactTestSchema);
