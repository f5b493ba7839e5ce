import type { Site } from "#content-model/site.ts";

/** Everything may be crawled; pages that shall not be indexed say so themselves, which a crawler must be able to read. */
export function robotsTxt(site: Site): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.url}/sitemap.xml\n`;
}
