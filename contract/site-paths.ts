/** The files that rendering derives from all pages, by path, with their media types. */
export const siteFileTypes = {
  "/sitemap.xml": "application/xml",
  "/robots.txt": "text/plain; charset=utf-8",
  "/llms.txt": "text/plain; charset=utf-8",
  "/feed.xml": "application/atom+xml; charset=utf-8",
  "/careers/feed.xml": "application/rss+xml; charset=utf-8",
  "/careers/feed.json": "application/feed+json; charset=utf-8",
  "/.well-known/security.txt": "text/plain; charset=utf-8",
  "/site.webmanifest": "application/manifest+json",
} as const;

export type SiteFilePath = keyof typeof siteFileTypes;

export const isSiteFile = (path: string): path is SiteFilePath => Object.hasOwn(siteFileTypes, path);

/** The path that a page would have: in lower case, without `index.html`, `.html` and slashes at its end. */
export function canonicalPath(urlPath: string): string {
  // The lookbehind keeps this linear; `/\/+$/` is quadratic on long runs of slashes.
  const path = urlPath.toLowerCase().replace(/(?<!\/)\/+$/, "");
  return path.replace(/(\/index)?\.html$/, "") || "/";
}

/**
 * Where a redirect leads.
 * @param target path of a page, which keeps the visitor's query, or an address of another site, which does not get it
 * @param query with its question mark, or empty
 */
export const redirectLocation = (target: string, query: string): string =>
  target.startsWith("/") ? target + query : target;
