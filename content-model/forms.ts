import * as z from "zod";
import { readContent } from "./read-content.ts";
import { text } from "./shared-schemas.ts";

/** `content/forms.yaml`: texts that several pages with or about forms share. */
export const formsSchema = z.strictObject({
  /** Messages when a draft is saved in the browser, and when it is restored. */
  draft: z.strictObject({ saved: text, restored: text }),
  /** Caption of the island beside a form. */
  drawing: text.meta({ title: "Caption of the drawing" }).optional(),
});

/** Reads the texts that all forms share. */
export const readForms = () => readContent("forms.yaml", formsSchema);
