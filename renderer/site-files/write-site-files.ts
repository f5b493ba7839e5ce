import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { readArticle, readArticles } from "#content-model/articles.ts";
import { readFeedTexts } from "#content-model/feeds.ts";
import { readJobs } from "#content-model/jobs.ts";
import { readSite } from "#content-model/site.ts";
import { readSitemap } from "#content-model/sitemap.ts";
import type { SiteFilePath } from "#contract/site-paths.ts";
import type { IndexablePage } from "../page-head.ts";
import { insightsFeed, positionsFeed } from "./feeds.ts";
import { jsonFeed } from "./json-feed.ts";
import { type ChangeDays, lastChanges } from "./last-changed.ts";
import { llmsTxt } from "./llms-txt.ts";
import { robotsTxt } from "./robots-txt.ts";
import { securityTxt } from "./security-txt.ts";
import { sitemapXml } from "./sitemap-xml.ts";
import { webManifest } from "./web-manifest.ts";

/** How many articles the feed has: readers of feeds fetch it again and again, with the texts of all. */
const maxFeedArticles = 50;

/** The newest articles with their texts. */
async function readFullArticles() {
  const newest = (await readArticles()).slice(-maxFeedArticles);
  return Promise.all(newest.map(({ slug }) => readArticle(slug)));
}

/**
 * The content of the sitemap, the feeds, robots.txt, llms.txt, security.txt and the web manifest, by path.
 * @param days on which content files were last changed
 */
export async function siteFiles(
  pages: IndexablePage[],
  days: ChangeDays,
): Promise<Record<SiteFilePath, string>> {
  const [site, { groups }, feeds, articles, jobs] = await Promise.all([
    readSite(),
    readSitemap(),
    readFeedTexts(),
    readFullArticles(),
    readJobs(),
  ]);
  const careers = positionsFeed(site, feeds.positions, jobs);
  return {
    "/sitemap.xml": sitemapXml(pages, lastChanges(days)),
    "/robots.txt": robotsTxt(site),
    "/llms.txt": llmsTxt(site, groups, pages),
    "/feed.xml": insightsFeed(site, feeds.insights, articles).atom1(),
    "/careers/feed.xml": careers.rss2(),
    "/careers/feed.json": jsonFeed(careers),
    "/.well-known/security.txt": securityTxt(site),
    "/site.webmanifest": webManifest(site),
  };
}

/** Writes these files into the folder of the rendered pages. */
export async function writeSiteFiles(client: string, pages: IndexablePage[], days: ChangeDays) {
  for (const [urlPath, content] of Object.entries(await siteFiles(pages, days))) {
    const file = path.join(client, urlPath);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
