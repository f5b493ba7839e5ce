import * as z from "zod";
import { readContent } from "./read-content.ts";
import { linkSchema, sectionSchema, text } from "./shared-schemas.ts";

/** `content/forms.yaml`: texts that several pages with or about forms share. */
export const formsSchema = z.strictObject({
  /** Messages when a draft is saved in the browser, and when it is restored. */
  draft: z.strictObject({ saved: text, restored: text }),
  /** Which form is for whom: on the home page and beside the application forms. */
  guide: sectionSchema.extend({
    /** In place of the link, on the page it leads to. */
    here: text,
    items: z.array(linkSchema.extend({ visitor: text, note: text.optional() })).min(1),
  }),
});

/** Reads the texts that all forms share. */
export const readForms = () => readContent("forms.yaml", formsSchema);
