import * as z from "zod";
import { readContent } from "./read-content.ts";
import { heroSchema, sectionHeadingSchema, seoSchema, stepsSchema, text } from "./shared-schemas.ts";

const list = z.strictObject({ title: text, items: z.array(text).min(1) });

/** `content/pages/apply-founder.yaml` */
export const applyFounderSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  form: z.strictObject({
    title: text,
    hints: z.strictObject({ linkedin: text, message: text }),
    groups: z.strictObject({ you: text, venture: text }),
    note: text,
  }),
  aside: stepsSchema,
  fit: sectionHeadingSchema.extend({ yes: list, no: list }),
});

/** Reads the texts of the founder application page. */
export function readApplyFounder() {
  return readContent("pages/apply-founder.yaml", applyFounderSchema);
}
