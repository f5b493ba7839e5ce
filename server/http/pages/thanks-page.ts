import { referencePattern } from "#contract/reference.ts";
import { type HtmlPage, parseBuiltPage, toHtmlPage } from "./html-page.ts";

const pagePath = "/thanks";

/** Where a form that was stored without JavaScript is redirected to. */
export const thanksUrl = (reference: string) => `${pagePath}?reference=${reference}`;

/**
 * The page `/thanks` with the reference that its address names.
 * @param clientFolder the folder of the built pages
 * @returns null for another address, and for one without a well-formed reference
 */
export function thanksPage(clientFolder: string, url: string): HtmlPage | null {
  const [path, query] = url.split("?", 2);
  const reference = new URLSearchParams(query).get("reference");
  if (path !== pagePath || !reference || !referencePattern.test(reference)) return null;
  const document = parseBuiltPage(clientFolder, pagePath);
  const element = document?.querySelector("[data-reference]");
  if (!document || !element) return null;
  element.removeAttribute("hidden");
  element.set_content(element.text.replace("{reference}", reference));
  return toHtmlPage(document);
}
