import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";

/** What visitors notice of a page: a list of its texts, link targets and pictures. */
export type PageParts = string[];

/** What must not count as a change: it differs between versions of the program. */
const assetPath = /^\/assets\//;

/** The texts, link targets and pictures of a page, in their order; the first is its title. */
export function partsOf(html: string): PageParts {
  const page = parse(html);
  for (const element of page.querySelectorAll("script, style, template")) element.remove();
  // Texts of drawings are no blocks, and would stand as one word.
  for (const label of page.querySelectorAll("svg text")) label.insertAdjacentHTML("afterend", "<br>");
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

/** The HTML of a page without scripts that browsers run, styles, and the addresses of the program's assets. */
export function markupOf(html: string): string {
  const page = parse(html);
  const excluded = page.querySelectorAll('script:not([type="application/ld+json"]), style, template');
  for (const element of excluded) element.remove();
  return page.toString().replaceAll(/\/assets\/[^"]*/g, "");
}

/** The file of every page of a rendered site but the error pages, by the page's path, sorted. */
export function pageFiles(siteFolder: string): Map<string, string> {
  const client = path.join(siteFolder, "client");
  const pages = globSync("**/index.html", { cwd: client })
    .map((file) => [file === "index.html" ? "/" : `/${path.dirname(file)}`, path.join(client, file)] as const)
    .filter(([pagePath]) => pagePath !== "/404" && pagePath !== "/410")
    .sort(([a], [b]) => a.localeCompare(b));
  return new Map(pages);
}

/** The HTML of every page of a rendered site but the error pages, by the page's path, sorted. */
export const readPages = (siteFolder: string): Map<string, string> =>
  new Map([...pageFiles(siteFolder)].map(([pagePath, file]) => [pagePath, readFileSync(file, "utf8")]));
