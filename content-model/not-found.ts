import * as z from "zod";
import { readContent } from "./read-content.ts";
import { linkSchema, text } from "./shared-schemas.ts";

/**
 * `content/pages/not-found.yaml`: the error page, with `text` for status 404 and `gone` for 410; `failed` when an existing
 * page could not be loaded.
 */
export const notFoundSchema = z.strictObject({
  text,
  gone: text,
  failed: z.strictObject({ text, retry: text }),
  links: z.array(linkSchema),
});

/** Reads the texts of the error screen. */
export function readNotFound() {
  return readContent("pages/not-found.yaml", notFoundSchema);
}
