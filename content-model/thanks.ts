import * as z from "zod";
import { action, heroText, seoText, text } from "./page-parts.ts";
import { readContent } from "./source.ts";

/** `content/pages/thanks.yaml`: where a form sent without script lands. */
export const thanksSchema = z.strictObject({
  seo: seoText,
  hero: heroText,
  next: z.strictObject({ title: text, links: z.array(action) }),
});

/** Reads the words of the thank-you page. */
export function readThanks() {
  return readContent("pages/thanks.yaml", thanksSchema);
}
