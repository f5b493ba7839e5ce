import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";

export type Page = { html: string; policy: string };

export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * A built page to change and send as an answer, without its scripts: they would start the application at an address
 * that has no page. Null when there is no such page.
 * @param client the folder of the built pages
 */
export function openPage(client: string, page: string): HTMLElement | null {
  if (!/^(\/[a-z0-9-]+)+$/.test(page)) return null;
  const file = path.join(client, page, "index.html");
  if (!existsSync(file)) return null;
  const document = parse(readFileSync(file, "utf8"), { comment: true });
  for (const script of document.querySelectorAll("script, link[rel=modulepreload]")) script.remove();
  return document;
}

/** The finished page and the policy it needs: no script at all, and the page's own styles. */
export function finishPage(document: HTMLElement): Page {
  const hashes = document
    .querySelectorAll("style")
    .map((style) => ` 'sha256-${createHash("sha256").update(style.innerHTML).digest("base64")}'`);
  return {
    html: document.toString(),
    policy:
      `default-src 'none'; style-src-elem 'self'${hashes.join("")}; style-src-attr 'unsafe-inline'; ` +
      "img-src 'self' data:; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; " +
      "frame-ancestors 'none'",
  };
}
