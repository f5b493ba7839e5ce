import * as z from "zod";
import { readContent } from "./read-content.ts";

const path = z
  .string()
  .regex(/^\/(?!\/)[^\s?#\\]*$/, "write the path of a page on this site, like /old-page");

const target = z
  .string()
  .regex(
    /^(\/(?!\/)[^\s?#\\]*|https:\/\/[^\s/?#@\\]+([/?#]\S*)?)$/,
    "write the path of a page on this site, like /new-page, or an address that begins with https://",
  );

/** `content/redirects.yaml`: paths of earlier pages. A path without `to` answers with status 410. */
export const redirectsSchema = z.strictObject({
  redirects: z.array(z.strictObject({ from: path, to: target.optional() })),
});

/** An address as browsers send it: letters such as å are percent-encoded. */
function encodeAddress(address: string): string {
  const { origin, href } = new URL(address, "https://site.invalid");
  return address.startsWith("/") ? href.slice(origin.length) : href;
}

/** Reads the redirects, with percent-encoded addresses. `to` is null for pages that are gone. */
export async function readRedirects() {
  const { redirects } = await readContent("redirects.yaml", redirectsSchema);
  return redirects.map(({ from, to }) => ({
    from: encodeAddress(from),
    to: to === undefined ? null : encodeAddress(to),
  }));
}
