import * as z from "zod";
import { applicationTexts } from "#contract/server-data.ts";
import { readContent } from "./read-content.ts";
import { heroSchema, sectionHeadingSchema, seoSchema, stepsSchema, text } from "./shared-schemas.ts";

/** `content/pages/your-application.yaml` */
export const yourApplicationSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  form: z.strictObject({
    title: text,
    code: text,
    hint: text,
    submit: text,
    failed: text,
    eraseFailed: text,
  }),
  /** The steps of each form, which stand on the forms' pages. */
  steps: sectionHeadingSchema.extend({
    kinds: z
      .strictObject({ founder: text, partner: text, job: text })
      .meta({ description: "What each form sends. Without them the titles of the forms’ pages." })
      .optional(),
  }),
  aside: stepsSchema,
  result: applicationTexts,
});

/** Reads the texts of `/your-application`. */
export const readYourApplication = () => readContent("pages/your-application.yaml", yourApplicationSchema);
