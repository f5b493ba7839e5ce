import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";

/** What the site's lists for machines need to know of a page. */
export type BuiltPage = { path: string; url: string; title: string; description: string };

/** Every prerendered page that may be indexed, from what was really built. */
export function indexablePages(client: string): BuiltPage[] {
  return globSync("**/index.html", { cwd: client })
    .sort()
    .map((file) => ({ file, root: parse(readFileSync(path.join(client, file), "utf8")) }))
    .filter(
      ({ file, root }) =>
        file !== "404/index.html" && !root.querySelector('meta[name="robots"][content*="noindex"]'),
    )
    .map(({ file, root }) => ({
      path: `/${path.dirname(file)}`.replace(/^\/\.$/, "/"),
      url: root.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "",
      title: root.querySelector("title")?.text ?? "",
      description: root.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
    }));
}
