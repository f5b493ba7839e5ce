import * as z from "zod";
import { founderForm } from "#contract/forms/founder.ts";
import { readContent } from "./read-content.ts";
import {
  factSchema,
  formHeroSchema,
  formHints,
  linkSchema,
  sectionHeadingSchema,
  sectionSchema,
  seoSchema,
  statSchema,
  stepsSchema,
  text,
} from "./shared-schemas.ts";

/** An item may end with a link to where its reader should go instead. */
const list = z.strictObject({
  title: text,
  items: z.array(z.union([text, z.strictObject({ text, link: linkSchema })])).min(1),
});

/** `content/pages/apply-founder.yaml` */
export const applyFounderSchema = z.strictObject({
  seo: seoSchema,
  hero: formHeroSchema,
  form: z.strictObject({
    title: text,
    hints: formHints(founderForm),
    groups: z.strictObject({ you: text, venture: text }),
    note: text,
  }),
  aside: stepsSchema,
  /** The island drawn from the applicant's name, as a sheet to keep once the form is sent. */
  sheet: z.strictObject({ note: text, save: text }),
  fit: sectionHeadingSchema.extend({ yes: list, no: list }),
  /** The terms of a venture that the studio starts with its founders. */
  deal: sectionSchema.extend({
    /** Who holds how much of the company when it is formed, in percent. */
    shares: z.strictObject({
      caption: text,
      parts: z
        .array(z.strictObject({ holder: text, percent: z.number().positive() }))
        .refine(
          (parts) => parts.reduce((sum, { percent }) => sum + percent, 0) === 100,
          "do not add up to 100",
        ),
    }),
    /** Terms that a figure says. */
    figures: z.array(statSchema).length(3),
    terms: z.array(factSchema).min(1),
  }),
});

/** Reads the texts of the founder application page. */
export function readApplyFounder() {
  return readContent("pages/apply-founder.yaml", applyFounderSchema);
}
