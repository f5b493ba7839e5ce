import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";

/** A prerendered page: its path (`/about`) and its HTML file relative to the client folder. */
export type PrerenderedPage = { path: string; file: string };

/** A page that may be indexed, with its canonical address and what its head says. */
export type IndexablePage = { path: string; url: string; title: string; description: string };

/** Paths at which the error pages are prerendered. The server sends them with their status, at any address. */
export const errorPages = ["/404", "/410"];

/** Every prerendered page below a client folder, the error pages included, sorted by file name. */
export function prerenderedPages(client: string): PrerenderedPage[] {
  return globSync("**/index.html", { cwd: client })
    .sort()
    .map((file) => ({ path: file === "index.html" ? "/" : `/${path.dirname(file)}`, file }));
}

/** Every prerendered page but the error pages. */
export function contentPages(client: string): PrerenderedPage[] {
  return prerenderedPages(client).filter((page) => !errorPages.includes(page.path));
}

/** What the head of a page says; null for a page with `noindex`. */
export function describePage(path: string, html: string): IndexablePage | null {
  const root = parse(html);
  if (root.querySelector('meta[name="robots"][content*="noindex"]')) return null;
  return {
    path,
    url: root.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "",
    title: root.querySelector("title")?.text ?? "",
    description: root.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
  };
}

/** Every prerendered page without a `noindex`. */
export function indexablePages(client: string): IndexablePage[] {
  return prerenderedPages(client)
    .map((page) => describePage(page.path, readFileSync(path.join(client, page.file), "utf8")))
    .filter((page) => page !== null);
}
