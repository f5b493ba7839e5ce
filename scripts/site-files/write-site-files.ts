import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { readArticle, readArticles } from "#content-model/articles.ts";
import { readFeedTexts } from "#content-model/feeds.ts";
import { readJobs } from "#content-model/jobs.ts";
import { readSite } from "#content-model/site.ts";
import { readSitemap } from "#content-model/sitemap.ts";
import { indexablePages } from "../built-pages.ts";
import { insightsFeed, positionsFeed } from "./feeds.ts";
import { jsonFeed } from "./json-feed.ts";
import { lastChanges } from "./last-changed.ts";
import { llmsTxt } from "./llms-txt.ts";
import { robotsTxt } from "./robots-txt.ts";
import { securityTxt } from "./security-txt.ts";
import { sitemapXml } from "./sitemap-xml.ts";

/** Every article with its text. */
async function readFullArticles() {
  return Promise.all((await readArticles()).map(({ slug }) => readArticle(slug)));
}

/** Writes the sitemap, the feeds, robots.txt, llms.txt and security.txt. */
export async function writeSiteFiles(client: string) {
  const [site, { groups }, feeds, articles, jobs] = await Promise.all([
    readSite(),
    readSitemap(),
    readFeedTexts(),
    readFullArticles(),
    readJobs(),
  ]);
  const pages = indexablePages(client);
  const careers = positionsFeed(site, feeds.positions, jobs);
  const files = {
    "sitemap.xml": sitemapXml(pages, lastChanges()),
    "robots.txt": robotsTxt(site),
    "llms.txt": llmsTxt(site, groups, pages),
    "feed.xml": insightsFeed(site, feeds.insights, articles).atom1(),
    "careers/feed.xml": careers.rss2(),
    "careers/feed.json": jsonFeed(careers),
    ".well-known/security.txt": securityTxt(site),
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(client, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
