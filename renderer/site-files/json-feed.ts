import type { Feed } from "feed";

/** A feed as JSON Feed 1.1; the feed library only writes version 1. */
export function jsonFeed({ options, items }: Feed): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: options.title,
    home_page_url: options.link,
    feed_url: options.feedLinks?.json,
    description: options.description,
    language: options.language,
    authors: options.author && [{ name: options.author.name, url: options.author.link }],
    items: items.map((item) => ({
      id: item.id,
      url: item.link,
      title: item.title,
      content_html: item.content ?? item.description,
      date_published: item.published?.toISOString(),
      date_modified: item.date.toISOString(),
    })),
  };
  return JSON.stringify(feed, null, 2);
}
