import { expect, test } from "vitest";
import { readArticles } from "#content-model/articles.ts";
import { readJobs } from "#content-model/jobs.ts";
import { readSite } from "#content-model/site.ts";
import { insightsFeed, positionsFeed } from "./feeds.ts";

test("the feed of positions has every open one, and none that is filled", async () => {
  const [site, jobs] = await Promise.all([readSite(), readJobs()]);
  const filled = jobs.map((job) => ({ ...job, filled: job.slug === "venture-builder" }));
  const feed = positionsFeed(site, filled);
  expect(feed.items).toHaveLength(jobs.length - 1);
  expect(feed.rss2()).not.toContain("venture-builder");
  const json = JSON.parse(feed.json1());
  expect(json).toMatchObject({
    title: expect.any(String),
    feed_url: expect.stringContaining("/careers/feed.json"),
  });
  for (const item of json.items) expect(item).toMatchObject({ id: expect.any(String), url: item.id });
});

test("the feed of insights begins with the newest and is as old as it, not as the build", async () => {
  const feed = insightsFeed(await readSite(), await readArticles());
  expect(feed.items.map((item) => item.title)).toEqual([
    "Co-Ownership Models",
    "De-Risk Market Entry in the Nordics",
  ]);
  expect(feed.options.updated?.toISOString()).toMatch(/^2025-06-15/);
});
