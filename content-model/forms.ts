import * as z from "zod";
import { text } from "./page-parts.ts";
import { readContent } from "./source.ts";

/** `content/forms.yaml`: words that every form shares. */
export const formsSchema = z.strictObject({
  /** What is said of a draft in the browser: that there is one, and that it was put back into the fields. */
  draft: z.strictObject({ saved: text, restored: text }),
});

/** Reads the words that every form shares. */
export const readForms = () => readContent("forms.yaml", formsSchema);
