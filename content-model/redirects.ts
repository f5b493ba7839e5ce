import * as z from "zod";
import { readContent } from "./source.ts";

const path = z.string().regex(/^\/[^\s?#]*$/, "expected a path like /old-page");

/** `content/redirects.yaml`: addresses that were here before. Without `to` they are gone for good. */
export const redirectsSchema = z.strictObject({
  redirects: z.array(z.strictObject({ from: path, to: path.optional() })),
});

/** Reads the redirects; `to` is null for what is gone. */
export async function readRedirects() {
  const { redirects } = await readContent("redirects.yaml", redirectsSchema);
  return redirects.map(({ from, to }) => ({ from, to: to ?? null }));
}
