import { parse } from "node-html-parser";
import { readCompanies } from "#content-model/companies.ts";
import { readSitemap } from "#content-model/sitemap.ts";
import { everyPath } from "./routes.ts";
import { expect, test } from "./test.ts";

/** The addresses of the links in a page. */
const hrefsIn = (html: string, links: string) =>
  parse(html)
    .querySelectorAll(links)
    .map((link) => link.getAttribute("href") ?? "");

test("every internal link and anchor has a target", async ({ request }) => {
  const broken: string[] = [];
  const pages = new Map<string, string>();
  async function source(path: string) {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const answer = await request.get(path, { maxRedirects: 0 });
    const text = answer.status() === 200 ? await answer.text() : "";
    pages.set(path, text);
    return text;
  }
  for (const path of everyPath) {
    for (const link of new Set(hrefsIn(await source(path), "a[href]"))) {
      if (!/^[/#]/.test(link)) continue;
      const url = new URL(link, `http://site${path}`);
      const target = await source(url.pathname);
      if (target === "") broken.push(`${path}: ${link}`);
      else if (
        url.hash &&
        url.pathname !== "/your-application" &&
        !target.includes(`id="${url.hash.slice(1)}"`)
      ) {
        broken.push(`${path}: no anchor ${link}`);
      }
    }
  }
  expect(broken).toEqual([]);
});

test("the sitemap page links to every page that may be indexed", async ({ request }) => {
  const linked = hrefsIn(await (await request.get("/sitemap")).text(), "main a");
  for (const path of everyPath) {
    const text = await (await request.get(path)).text();
    if (!text.includes('content="noindex"')) expect(linked, path).toContain(path);
  }
});

test("the sitemap page says which companies the portfolio does not list", async ({ page, open }) => {
  const { unlisted = "" } = await readSitemap();
  await open("/sitemap");
  for (const { slug, name, listed } of await readCompanies()) {
    await expect(page.locator(`main a[href="/portfolio/${slug}"]`).last()).toHaveText(
      listed ? name : `${name}, ${unlisted}`,
    );
  }
});

test("unknown filters and hashes are ignored", async ({ page, open }) => {
  await open("/portfolio?category=constructor#no-such-place");
  const listed = (await readCompanies()).filter((company) => company.listed);
  await expect(page.locator("main li[data-category]")).toHaveCount(listed.length);
});
