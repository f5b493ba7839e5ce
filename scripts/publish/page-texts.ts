import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";
import { contentPages } from "../built-pages.ts";

/** What visitors notice of a page: a list of its texts, link targets and pictures. */
export type PageParts = string[];

/** What must not count as a change: it differs in every build that touches any script or style. */
const assetPath = /^\/assets\//;

/** The texts, link targets and pictures of a page, in their order. */
function partsOf(html: string): PageParts {
  const page = parse(html);
  for (const element of page.querySelectorAll("script, style, template")) element.remove();
  const head = [
    page.querySelector("title")?.text ?? "",
    page.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
    page.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "",
  ];
  const addresses = page
    .querySelectorAll("body a, body img")
    .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "")
    .filter((address) => !assetPath.test(address));
  const texts = (page.querySelector("body")?.structuredText ?? "").split("\n");
  return [...head, ...texts, ...addresses].map((part) => part.trim()).filter(Boolean);
}

/** The title and the parts of every page of a release, by the page's path, sorted. */
export function readPages(releaseFolder: string): Map<string, { title: string; parts: PageParts }> {
  const client = path.join(releaseFolder, "client");
  const pages = contentPages(client).toSorted((a, b) => a.path.localeCompare(b.path));
  return new Map(
    pages.map(({ path: pagePath, file }) => {
      const parts = partsOf(readFileSync(path.join(client, file), "utf8"));
      return [pagePath, { title: parts[0] ?? "", parts }];
    }),
  );
}
