import { XMLParser } from "fast-xml-parser";
import { expect, test } from "vitest";
import { readArticle, readArticles } from "#content-model/articles.ts";
import { readJobs } from "#content-model/jobs.ts";
import { renderMarkdown } from "#content-model/markdown.ts";
import { readSite } from "#content-model/site.ts";
import { insightsFeed, positionsFeed } from "./feeds.ts";
import { jsonFeed } from "./json-feed.ts";

const labels = { title: "Open positions", description: "Where to <work> & live" };
const [site, jobs] = await Promise.all([readSite(), readJobs()]);
const xml = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => name === "item" || name === "entry",
});

test("the positions feed lists open positions, newest first, and no filled ones", () => {
  const feed = positionsFeed(site, labels, jobs);
  const days = feed.items.map((item) => item.date.toISOString());
  expect(days).toHaveLength(jobs.filter(({ status }) => status === "open").length);
  expect(days).toEqual(days.toSorted().reverse());
  expect(feed.rss2()).not.toContain("filled-job");
  expect(jsonFeed(feed)).not.toContain("filled-job");
});

test("the positions feed keeps its date when every position is filled", () => {
  const feed = positionsFeed(
    site,
    labels,
    jobs.map((job) => ({ ...job, status: "filled" as const })),
  );
  const newest = jobs
    .map((job) => job.datePosted)
    .sort()
    .at(-1);
  const { channel } = xml.parse(feed.rss2()).rss;
  expect(channel.item).toBeUndefined();
  expect(new Date(channel.lastBuildDate).toISOString().slice(0, 10)).toBe(newest);
  expect(JSON.parse(jsonFeed(feed)).items).toEqual([]);
});

test("characters with a meaning in HTML and XML are escaped", async () => {
  const [job] = jobs;
  const [slug] = (await readArticles()).map((article) => article.slug);
  if (!job || !slug) throw new Error("The content has no job or no article");
  const rss = positionsFeed(site, labels, [
    { ...job, status: "open", description: "R&D <b> ]]> done" },
  ]).rss2();
  const { channel } = xml.parse(rss).rss;
  expect(channel.description).toBe(labels.description);
  expect(channel.item[0].description).toContain("R&#38;D &#60;b&#62; ]]&#62; done");

  const html = '<p>]]> <a href="/about">us</a> <a href="#top">up</a> <a href="//cdn.example/x">x</a></p>';
  const article = { ...(await readArticle(slug)), title: "R&D <b>", html };
  const [entry] = xml.parse(insightsFeed(site, labels, [article]).atom1()).feed.entry;
  expect(entry.title["#text"]).toBe("R&#38;D &#60;b&#62;");
  expect(entry.content["#text"]).toBe(
    `<p>]]> <a href="${site.url}/about">us</a> <a href="${site.url}/insights/${slug}#top">up</a> <a href="//cdn.example/x">x</a></p>`,
  );
});

test("the insights feed has no marks of samples, which nothing in it explains, and no Markdown", async () => {
  const [first] = await readArticles();
  if (!first) throw new Error("The content has no article");
  const { html } = renderMarkdown("Our terms* and a [link](/about) to them, by **phone***.");
  const article = { ...first, title: "Terms*", description: "Our [terms](/apply-founder)*", html };
  const [entry] = xml.parse(insightsFeed(site, labels, [article]).atom1()).feed.entry;
  expect(entry.title["#text"]).toBe("Terms");
  expect(entry.summary["#text"]).toBe("Our terms");
  expect(entry.content["#text"]).not.toMatch(/\*|<sup/);
});

test("the insights feed starts with the newest article and has the date of the latest change", async () => {
  const articles = await Promise.all((await readArticles()).map(({ slug }) => readArticle(slug)));
  const feed = insightsFeed(site, labels, articles);
  const days = feed.items.map((item) => item.published?.toISOString() ?? "");
  expect(days).toEqual(days.toSorted().reverse());
  const changed = articles.map((article) => article.updated ?? article.date).sort();
  expect(feed.options.updated?.toISOString().slice(0, 10)).toBe(changed.at(-1));
});
