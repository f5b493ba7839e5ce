import * as z from "zod";
import { readContent } from "./read-content.ts";
import {
  factSchema,
  heroSchema,
  linkSchema,
  sectionHeadingSchema,
  sectionSchema,
  seoSchema,
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
  /** `otherForm` leads visitors who need another form there, in the first view. */
  hero: heroSchema.extend({ otherForm: linkSchema.extend({ question: text }) }),
  form: z.strictObject({
    title: text,
    hints: z.strictObject({ linkedin: text, message: text }),
    groups: z.strictObject({ you: text, venture: text }),
    note: text,
  }),
  aside: stepsSchema,
  /** The island drawn from the applicant's name: beside the form, and as a sheet to keep once the form is sent. */
  sheet: z.strictObject({ caption: text, note: text, save: text }),
  fit: sectionHeadingSchema.extend({ yes: list, no: list }),
  /** The terms of a venture that the studio starts with its founders. */
  deal: sectionSchema.extend({ terms: z.array(factSchema).min(1) }),
});

/** Reads the texts of the founder application page. */
export function readApplyFounder() {
  return readContent("pages/apply-founder.yaml", applyFounderSchema);
}
