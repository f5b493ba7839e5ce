import type { Site } from "#content-model/site.ts";

/** Allows crawling all pages: a crawler must read a page to find its `noindex`. */
export function robotsTxt(site: Site): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.url}/sitemap.xml\n`;
}
