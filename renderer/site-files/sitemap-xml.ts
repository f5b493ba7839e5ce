import { escapeHtml } from "#contract/escape-html.ts";
import type { IndexablePage } from "../page-head.ts";

/** `sitemap.xml` according to sitemaps.org 0.9. Addresses are escaped for URLs, then for XML. */
export function sitemapXml(
  pages: IndexablePage[],
  lastChanged: (page: string) => string | undefined,
): string {
  const entries = pages.map(({ path, url }) => {
    const day = lastChanged(path);
    return `<url><loc>${escapeHtml(new URL(url).href)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}
