import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";

/** What the site's lists for machines need to know of a page. */
export type BuiltPage = { path: string; url: string; title: string; description: string };

/** Where the error screen for nothing here, and for nothing here any more, is rendered. Not addresses of visitors. */
export const statusPages = ["/404", "/410"];

/** Every prerendered page, those of `statusPages` too: its path, and its file within `client`. */
export function prerenderedPages(client: string): { path: string; file: string }[] {
  return globSync("**/index.html", { cwd: client })
    .sort()
    .map((file) => ({ path: file === "index.html" ? "/" : `/${path.dirname(file)}`, file }));
}

/** Those that may be indexed, from what was really built. */
export function indexablePages(client: string): BuiltPage[] {
  return prerenderedPages(client)
    .map((page) => ({ ...page, root: parse(readFileSync(path.join(client, page.file), "utf8")) }))
    .filter((page) => !page.root.querySelector('meta[name="robots"][content*="noindex"]'))
    .map(({ path, root }) => ({
      path,
      url: root.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "",
      title: root.querySelector("title")?.text ?? "",
      description: root.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
    }));
}
