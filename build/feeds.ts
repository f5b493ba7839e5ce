import { Feed } from "feed";
import type { Article } from "#content-model/articles.ts";
import type { Job } from "#content-model/jobs.ts";
import type { Site } from "#content-model/site.ts";

/** Noon in Stockholm, so that the day is the same day in every reader's time zone from Honolulu to Tokyo. */
const noon = (day: string) => new Date(`${day}T11:00:00Z`);

function newest(days: string[]) {
  const day = [...days].sort().at(-1);
  return day ? noon(day) : undefined;
}

/** The insights as a feed; `/feed.xml` is its Atom form. */
export function insightsFeed(site: Site, articles: Article[]): Feed {
  const feed = new Feed({
    title: `${site.name}: Insights`,
    description: site.description,
    id: `${site.url}/insights`,
    link: `${site.url}/insights`,
    language: "en",
    generator: false,
    updated: newest(articles.map((article) => article.updated ?? article.date)),
    feedLinks: { atom: `${site.url}/feed.xml` },
    author: { name: site.name, email: site.email.general, link: `${site.url}/` },
  });
  for (const article of [...articles].sort((a, b) => b.date.localeCompare(a.date))) {
    const url = `${site.url}/insights/${article.slug}`;
    feed.addItem({
      title: article.title,
      id: url,
      link: url,
      description: article.description,
      author: [{ name: article.author }],
      published: noon(article.date),
      date: noon(article.updated ?? article.date),
    });
  }
  return feed;
}

/** Positions that are open as a feed; `/careers/feed.xml` is its RSS form, `/careers/feed.json` its JSON form. */
export function positionsFeed(site: Site, jobs: Job[]): Feed {
  const open = jobs.filter((job) => !job.filled);
  const feed = new Feed({
    title: `${site.name}: Open positions`,
    description: `Positions open at ${site.name} and its ventures.`,
    id: `${site.url}/careers`,
    link: `${site.url}/careers`,
    language: "en",
    generator: false,
    updated: newest(open.map((job) => job.datePosted)),
    feedLinks: { rss: `${site.url}/careers/feed.xml`, json: `${site.url}/careers/feed.json` },
  });
  for (const job of open) {
    const url = `${site.url}/careers/${job.slug}`;
    feed.addItem({
      title: `${job.title}, ${job.company}`,
      id: url,
      link: url,
      description: `${job.location}, ${job.type}. ${job.description}`,
      date: noon(job.datePosted),
    });
  }
  return feed;
}
