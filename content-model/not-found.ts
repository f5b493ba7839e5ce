import * as z from "zod";
import { action, text } from "./page-parts.ts";
import { readContent } from "./source.ts";

/** `content/pages/not-found.yaml`: what the error screen says below its heading where nothing is (`text`) or is any
 * more (`gone`), and the ways on. */
export const notFoundSchema = z.strictObject({ text, gone: text, links: z.array(action) });

/** Reads the words of the error screen. */
export function readNotFound() {
  return readContent("pages/not-found.yaml", notFoundSchema);
}
