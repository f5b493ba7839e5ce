import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { readArticles } from "#content-model/articles.ts";
import { readJobs } from "#content-model/jobs.ts";
import { readSite } from "#content-model/site.ts";
import { currentYear } from "#contract/current-year.ts";
import { indexablePages } from "./built-pages.ts";
import { insightsFeed, positionsFeed } from "./feeds.ts";
import { lastChanges } from "./last-changed.ts";
import { sitemapXml } from "./sitemap-xml.ts";
import { llmsTxt, robotsTxt, securityTxt } from "./text-files.ts";

/** Writes the files made from the content for machines: sitemap, feeds, robots.txt and the like. */
export async function writeSiteFiles(client: string) {
  const [site, articles, jobs] = await Promise.all([readSite(), readArticles(), readJobs()]);
  const pages = indexablePages(client);
  const positions = positionsFeed(site, jobs);
  const files = {
    "sitemap.xml": sitemapXml(pages, lastChanges()),
    "robots.txt": robotsTxt(site),
    "llms.txt": llmsTxt(site, pages),
    "feed.xml": insightsFeed(site, articles).atom1(),
    "careers/feed.xml": positions.rss2(),
    "careers/feed.json": positions.json1(),
    ".well-known/security.txt": securityTxt(site, currentYear()),
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(client, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
