import { globSync, readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { readArticles } from "#content-model/articles.ts";
import { readJobs } from "#content-model/jobs.ts";
import { readSite } from "#content-model/site.ts";
import { fixtureSite } from "../setup/sites.ts";
import { builtPages } from "./built-pages.ts";

const client = `${fixtureSite}/client`;
const read = (name: string) => readFileSync(`${client}/${name}`, "utf8");
const { name: siteName, url: site } = await readSite();

const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Addresses of the positions that can be applied for, sorted. */
async function openPositionUrls() {
  const open = (await readJobs()).filter(({ status }) => status === "open");
  return open.map(({ slug }) => `${site}/careers/${slug}`).sort();
}

/** One of the built XML files, once it has been found well-formed. */
function readXml(name: string) {
  const text = read(name);
  expect(XMLValidator.validate(text)).toBe(true);
  return new XMLParser({
    ignoreAttributes: false,
    isArray: (tag) => ["url", "item", "entry", "link"].includes(tag),
  }).parse(text);
}

test("the sitemap lists exactly the indexable pages, with dates of changes", () => {
  const { urlset } = readXml("sitemap.xml");
  expect(urlset["@_xmlns"]).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  const indexable = builtPages
    .filter(({ html }) => !html.includes('name="robots"'))
    .map(({ path }) => site + path);
  expect(urlset.url.map(({ loc }: { loc: string }) => loc).sort()).toEqual(indexable.sort());
  for (const { lastmod } of urlset.url) {
    if (lastmod !== undefined) expect(lastmod).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test("feed.xml is valid Atom (RFC 4287) and contains every article", async () => {
  const { feed } = readXml("feed.xml");
  const self = { "@_rel": "self", "@_href": `${site}/feed.xml` };
  expect(feed).toMatchObject({
    "@_xmlns": "http://www.w3.org/2005/Atom",
    id: `${site}/insights`,
    title: expect.any(String),
    updated: expect.stringMatching(rfc3339),
    author: { name: expect.any(String) },
    link: expect.arrayContaining([self]),
  });
  const articles = await readArticles();
  expect(feed.entry.map((entry: { id: string }) => entry.id).sort()).toEqual(
    articles.map(({ slug }) => `${site}/insights/${slug}`).sort(),
  );
  for (const entry of feed.entry) {
    expect(entry).toMatchObject({
      title: { "#text": expect.any(String) },
      updated: expect.stringMatching(rfc3339),
      published: expect.stringMatching(rfc3339),
      content: { "@_type": "html", "#text": expect.stringContaining("<p>") },
      link: [{ "@_href": entry.id }],
    });
    expect(entry.content["#text"]).not.toMatch(/ (href|src)="[/#]/);
  }
});

test("careers/feed.xml is valid RSS 2.0 and contains every open position", async () => {
  const { rss } = readXml("careers/feed.xml");
  expect(rss["@_version"]).toBe("2.0");
  expect(rss.channel).toMatchObject({
    title: expect.any(String),
    link: [`${site}/careers`],
    description: expect.any(String),
    "atom:link": { "@_rel": "self", "@_href": `${site}/careers/feed.xml` },
  });
  const links = rss.channel.item.map((item: { link: string[] }) => item.link[0]);
  expect(links.sort()).toEqual(await openPositionUrls());
  for (const item of rss.channel.item) {
    expect(item).toMatchObject({
      title: expect.any(String),
      guid: { "#text": item.link[0] },
      description: expect.any(String),
      pubDate: expect.stringMatching(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/),
    });
  }
});

test("careers/feed.json is valid JSON Feed 1.1 and contains every open position", async () => {
  const feed = JSON.parse(read("careers/feed.json"));
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: expect.any(String),
    home_page_url: `${site}/careers`,
    feed_url: `${site}/careers/feed.json`,
    language: "en",
    authors: [{ name: expect.any(String) }],
  });
  expect(feed.items.map((item: { url: string }) => item.url).sort()).toEqual(await openPositionUrls());
  for (const item of feed.items) {
    expect(item).toMatchObject({
      id: item.url,
      content_html: expect.any(String),
      date_published: expect.stringMatching(rfc3339),
    });
  }
});

test("robots.txt allows every page and names the sitemap", () => {
  expect(read("robots.txt")).toContain(`Sitemap: ${site}/sitemap.xml`);
  expect(read("robots.txt")).not.toMatch(/^Disallow: \/\s*$/m);
});

test("llms.txt has a title, a summary and every page under a heading", () => {
  const text = read("llms.txt");
  expect(text).toMatch(new RegExp(`^# ${siteName}\n\n> .+`));
  for (const path of ["/", "/scale", "/portfolio/first-climate", "/insights/first-article"]) {
    expect(text).toContain(`](${site}${path}): `);
  }
});

test("security.txt has the path and fields that RFC 9116 requires", () => {
  const text = read(".well-known/security.txt");
  expect(text).toMatch(/^Contact: mailto:.+@/m);
  expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/m);
});

test("every text file has compressed copies, also in folders whose name starts with a dot", () => {
  const textual = globSync(["**/*", ".*/**/*"], { cwd: client }).filter((name) =>
    /\.(html|css|js|json|svg|xml|txt|webmanifest|data)$/.test(name),
  );
  expect(textual).toContain(".well-known/security.txt");
  for (const name of textual) {
    const content = readFileSync(`${client}/${name}`);
    expect(brotliDecompressSync(readFileSync(`${client}/${name}.br`)).equals(content), name).toBe(true);
    expect(gunzipSync(readFileSync(`${client}/${name}.gz`)).equals(content), name).toBe(true);
  }
});

test("the icons of the web manifest exist", () => {
  const manifest = JSON.parse(read("site.webmanifest"));
  expect(manifest.name).toBe(siteName);
  for (const icon of manifest.icons) expect(() => read(icon.src.slice(1))).not.toThrow();
});
