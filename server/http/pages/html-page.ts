import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";

/** A page to send, and its Content-Security-Policy. */
export type HtmlPage = { html: string; policy: string };

/** Escapes text for use in HTML content and attributes. */
export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * Parses a built page so that it can be changed and sent as an answer. Its scripts are removed: React Router would
 * hydrate it at the address of the API, which is no route.
 * @param clientFolder the folder of the built pages
 * @returns null when there is no such page
 */
export function parseBuiltPage(clientFolder: string, pagePath: string): HTMLElement | null {
  if (!/^(\/[a-z0-9-]+)+$/.test(pagePath)) return null;
  const file = path.join(clientFolder, pagePath, "index.html");
  if (!existsSync(file)) return null;
  const document = parse(readFileSync(file, "utf8"), { comment: true });
  for (const script of document.querySelectorAll("script, link[rel=modulepreload]")) script.remove();
  return document;
}

/** A policy that allows style sheets, these inline styles and no script. */
export function policyWithStyles(styles: string[]): string {
  const hashes = styles.map((style) => ` 'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  return (
    `default-src 'none'; style-src-elem 'self'${hashes.join("")}; style-src-attr 'unsafe-inline'; ` +
    "img-src 'self' data:; font-src 'self' data:; manifest-src 'self'; form-action 'self'; base-uri 'none'; " +
    "frame-ancestors 'none'"
  );
}

/** The HTML of a parsed page with a policy that allows its own styles and no script. */
export function toHtmlPage(document: HTMLElement): HtmlPage {
  const styles = document.querySelectorAll("style").map((style) => style.innerHTML);
  return { html: document.toString(), policy: policyWithStyles(styles) };
}
