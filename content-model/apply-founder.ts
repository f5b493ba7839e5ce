import * as z from "zod";
import { headText, heroText, seoText, stepsText, text } from "./page-parts.ts";
import { readContent } from "./source.ts";

const list = z.strictObject({ title: text, items: z.array(text).min(1) });

/** `content/pages/apply-founder.yaml` */
export const applyFounderSchema = z.strictObject({
  seo: seoText,
  hero: heroText,
  form: z.strictObject({
    title: text,
    hints: z.strictObject({ linkedin: text, message: text }),
    groups: z.strictObject({ you: text, venture: text }),
    note: text,
  }),
  aside: stepsText,
  fit: headText.extend({ yes: list, no: list }),
});

/** Reads the words of the founder application page. */
export function readApplyFounder() {
  return readContent("pages/apply-founder.yaml", applyFounderSchema);
}
