import { createHash } from "node:crypto";

const inlineScripts =
  /<script(?![^>]*\bsrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g;

function hashes(html: string, pattern: RegExp) {
  const found = [...html.matchAll(pattern)]
    .map(([, content = ""]) => content)
    .filter((content) => content !== "")
    .map((content) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`);
  return [...new Set(found)];
}

/**
 * The policy of one finished page. Prerendered pages cannot carry nonces, so each inline script and style is
 * named by its hash. Style attributes are allowed because React writes sizes and colours that way; they
 * cannot run anything.
 */
export function contentSecurityPolicy(html: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(html, inlineScripts)].join(" "),
    ["style-src-elem 'self'", ...hashes(html, inlineStyles)].join(" "),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
