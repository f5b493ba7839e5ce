import * as z from "zod";
import { readContent } from "./read-content.ts";

const path = z.string().regex(/^\/[^\s?#]*$/, "write the path of a page on this site, like /old-page");

/** `content/redirects.yaml`: paths of earlier pages. A path without `to` answers with status 410. */
export const redirectsSchema = z.strictObject({
  redirects: z.array(z.strictObject({ from: path, to: path.optional() })),
});

/** Reads the redirects. `to` is null for pages that are gone. */
export async function readRedirects() {
  const { redirects } = await readContent("redirects.yaml", redirectsSchema);
  return redirects.map(({ from, to }) => ({ from, to: to ?? null }));
}
