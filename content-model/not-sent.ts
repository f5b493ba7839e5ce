import * as z from "zod";
import { text } from "./page-parts.ts";
import { readContent } from "./source.ts";

/** `content/pages/not-sent.yaml`: around a refusal of a form, sent without script, whose page is not there. */
export const notSentSchema = z.strictObject({ title: text, typed: text, back: text });

/** Reads the words of that page. */
export function readNotSent() {
  return readContent("pages/not-sent.yaml", notSentSchema);
}
