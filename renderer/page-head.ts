import { parse } from "node-html-parser";

/** A page that may be indexed, with its canonical address and what its head says. */
export type IndexablePage = { path: string; url: string; title: string; description: string };

/** What the head of a page says; null for a page with `noindex`. */
export function describePage(path: string, html: string): IndexablePage | null {
  const root = parse(html);
  if (root.querySelector('meta[name="robots"][content*="noindex"]')) return null;
  // Copied, since V8 keeps the whole page in memory for as long as a part of its text is used.
  return structuredClone({
    path,
    url: root.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "",
    title: root.querySelector("title")?.text ?? "",
    description: root.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
  });
}
