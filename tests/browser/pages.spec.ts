import { readCompanies } from "#content-model/companies.ts";
import { axeFindings } from "./axe.ts";
import { recordErrors } from "./record-errors.ts";
import { everyPath } from "./routes.ts";
import { expect, test } from "./test.ts";

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const horizontalOverflow = () => document.documentElement.scrollWidth - innerWidth;

test.describe("on a phone and on a desktop", () => {
  // Axe would measure colors in the middle of a transition.
  test.use({ viewport: sizes.phone, contextOptions: { reducedMotion: "reduce" } });

  for (const path of everyPath) {
    test(`${path} has one h1, no errors, no horizontal scrolling and no axe findings`, async ({
      page,
      open,
    }) => {
      const errors = recordErrors(page);
      await open(path);
      await expect(page.locator("h1")).toHaveCount(1);
      for (const [device, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport);
        expect(await page.evaluate(horizontalOverflow), device).toBe(0);
        expect(await axeFindings(page), device).toEqual([]);
      }
      expect(errors).toEqual([]);
    });
  }
});

test("every internal link and anchor has a target", async ({ page, request }) => {
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
    await page.setContent(await source(path));
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
    for (const link of new Set(links)) {
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

test("the sitemap page links to every page that may be indexed", async ({ page, request }) => {
  await page.goto("/sitemap");
  const linked = await page.locator("main a").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  for (const path of everyPath) {
    const text = await (await request.get(path)).text();
    if (!text.includes('content="noindex"')) expect(linked, path).toContain(path);
  }
});

test("unknown filters and hashes are ignored", async ({ page, open }) => {
  await open("/portfolio?category=constructor#no-such-place");
  const listed = (await readCompanies()).filter((company) => company.listed);
  await expect(page.locator("main li[data-category]")).toHaveCount(listed.length);
});
