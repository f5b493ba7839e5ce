import { createHash } from "node:crypto";
import { type HTMLElement, parse } from "node-html-parser";

/** Hash sources of the elements that match a selector and have text, without duplicates. */
function hashSources(page: HTMLElement, selector: string): string[] {
  const texts = page
    .querySelectorAll(selector)
    .map((element) => element.rawText)
    .filter((text) => text !== "");
  return [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}

/**
 * The Content-Security-Policy of a finished page. A prerendered page cannot carry nonces, so its inline scripts and
 * styles are allowed by hash. Style attributes are allowed because React writes sizes and colours with them.
 */
export function contentSecurityPolicy(html: string): string {
  const page = parse(html);
  const scripts = hashSources(page, 'script:not([src]):not([type="application/ld+json"])');
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src-elem 'self'", ...hashSources(page, "style")].join(" "),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
