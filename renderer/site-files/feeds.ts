import { Feed } from "feed";
import type { Article } from "#content-model/articles.ts";
import { withoutLinks } from "#content-model/checks/text-links.ts";
import type { FeedTexts } from "#content-model/feeds.ts";
import type { Job } from "#content-model/jobs.ts";
import { isSample, sampleMarkHtml, withoutMarks } from "#content-model/sample-marks.ts";
import type { Site } from "#content-model/site.ts";
import { escapeHtml } from "#contract/escape-html.ts";

/** About noon in Stockholm: the same calendar day in the time zones of nearly all readers. */
const noon = (day: string) => new Date(`${day}T11:00:00Z`);

function newest(days: string[]) {
  const day = [...days].sort().at(-1);
  return day ? noon(day) : undefined;
}

/**
 * The text of an article for feed readers, which show it elsewhere: with absolute links to this site and to anchors of
 * the page, without the marks of samples, which the page explains, and with one size of each picture.
 */
function feedText(html: string, site: Site, page: string) {
  return html
    .replaceAll(sampleMarkHtml, "")
    .replace(/ (href|src)="(?=\/(?!\/))/g, ` $1="${site.url}`)
    .replace(/ href="(?=#)/g, ` href="${page}`)
    .replace(/<source [^>]*>/g, "");
}

/** The feed of articles with their full texts, served as Atom at `/feed.xml`, where titles and summaries are HTML. */
export function insightsFeed(site: Site, labels: FeedTexts, articles: (Article & { html: string })[]): Feed {
  const feed = new Feed({
    title: `${site.name}: ${labels.title}`,
    description: labels.description,
    id: `${site.url}/insights`,
    link: `${site.url}/insights`,
    language: "en",
    generator: false,
    updated: newest(articles.map((article) => article.updated ?? article.date)),
    feedLinks: { atom: `${site.url}/feed.xml` },
    author: { name: site.name, email: site.email.general, link: `${site.url}/` },
  });
  for (const article of [...articles].sort((a, b) => b.date.localeCompare(a.date))) {
    const url = `${site.url}/insights/${encodeURIComponent(article.slug)}`;
    feed.addItem({
      title: escapeHtml(withoutMarks(article.title)),
      id: url,
      link: url,
      description: escapeHtml(withoutLinks(withoutMarks(article.description))),
      content: feedText(article.html, site, url),
      author: [{ name: isSample(article.author) ? site.name : article.author }],
      published: noon(article.date),
      date: noon(article.updated ?? article.date),
    });
  }
  return feed;
}

/** The feed of open positions, newest first, served as RSS at `/careers/feed.xml` and as JSON at `/careers/feed.json`. */
export function positionsFeed(site: Site, labels: FeedTexts, jobs: Job[]): Feed {
  const feed = new Feed({
    title: `${site.name}: ${labels.title}`,
    description: labels.description,
    id: `${site.url}/careers`,
    link: `${site.url}/careers`,
    language: "en",
    generator: false,
    // Filled positions count too: without any date the library would write the time of the build.
    updated: newest(jobs.map((job) => job.datePosted)),
    feedLinks: { rss: `${site.url}/careers/feed.xml`, json: `${site.url}/careers/feed.json` },
    author: { name: site.name, link: `${site.url}/` },
  });
  const open = jobs.filter(({ status }) => status === "open");
  for (const job of open.sort((a, b) => b.datePosted.localeCompare(a.datePosted))) {
    const url = `${site.url}/careers/${encodeURIComponent(job.slug)}`;
    feed.addItem({
      title: `${job.title}, ${job.company}`,
      id: url,
      link: url,
      description: escapeHtml(`${job.location}, ${job.type}. ${withoutMarks(job.description)}`),
      published: noon(job.datePosted),
      date: noon(job.datePosted),
    });
  }
  return feed;
}
