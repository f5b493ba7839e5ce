import * as z from "zod";
import { readContent } from "./read-content.ts";
import { heroSchema, linkSchema, seoSchema, template, text } from "./shared-schemas.ts";

/** `content/pages/thanks.yaml`: the page after a form was sent without scripts. */
export const thanksSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  /** Shown to a visitor whose form was just stored; `{reference}` stands for its reference. */
  reference: template("reference").check(z.includes("{reference}")),
  next: z.strictObject({ title: text, links: z.array(linkSchema) }),
});

/** Reads the texts of the thank-you page. */
export function readThanks() {
  return readContent("pages/thanks.yaml", thanksSchema);
}
