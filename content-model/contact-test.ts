import * as z from "zod";
import { seoText, text } from "./page-parts.ts";
import { readContent } from "./source.ts";

/** `content/pages/contact-test.yaml` */
export const contactTestSchema = z.strictObject({
  seo: seoText,
  title: text,
  text,
  words: z.strictObject({ hint: text, submit: text, thanks: text, again: text }),
});

/** Reads the words of `/contact-test`. */
export const readContactTest = () => readContent("pages/contact-test.yaml", contactTestSchema);
