import { readArticle, readArticles } from "#content-model/articles.ts";
import { formatDayFirst, formatLongDate } from "#content-model/dates.ts";
import { readArticlePage, readInsights, readStudies, readWebinars } from "#content-model/insights.ts";
import { isSample } from "#content-model/sample-marks.ts";
import { expect, test } from "./test.ts";

const [insights, labels, list, webinars, studies] = await Promise.all([
  readInsights(),
  readArticlePage(),
  readArticles(),
  readWebinars(),
  readStudies(),
]);
const articles = await Promise.all(list.map(({ slug }) => readArticle(slug)));
const path = ({ slug }: { slug: string }) => `/insights/${slug}`;
/** The longest article of the fixture content: with every kind of Markdown, and more than a screen of text. */
const longArticle = "/insights/first-article";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the overview starts with the featured articles, then lists the others", async ({ page }) => {
    await page.goto("/insights");
    const featured = page.getByRole("region", { name: insights.featured.title }).getByRole("link");
    await expect(featured).toHaveCount(insights.featured.articles.length);
    for (const [index, slug] of insights.featured.articles.entries()) {
      const article = articles.find((one) => one.slug === slug);
      await expect(featured.nth(index)).toHaveAttribute("href", `/insights/${slug}`);
      await expect(featured.nth(index)).toContainText(article?.title ?? "");
      await expect(featured.nth(index)).toContainText(article?.cardReadTime ?? "");
    }
    for (const article of articles) {
      await expect(page.getByRole("main").locator(`a[href="${path(article)}"]`)).toBeVisible();
    }
  });

  test("webinars and studies link to other sites, each in a new tab with a notice", async ({ page }) => {
    await page.goto("/insights");
    for (const [title, items] of [
      [insights.webinars.title, webinars],
      [insights.studies.title, studies],
    ] as const) {
      const links = page.getByRole("region", { name: title }).getByRole("link");
      await expect(links).toHaveCount(items.length);
      for (const [index, { href }] of items.entries()) {
        await expect(links.nth(index)).toHaveAttribute("href", href);
        await expect(links.nth(index)).toHaveAttribute("target", "_blank");
        await expect(links.nth(index)).toHaveAttribute("rel", /noopener/);
        await expect(links.nth(index)).toHaveAccessibleName(/opens in a new tab/);
      }
    }
  });

  for (const [index, article] of articles.entries()) {
    test(`${path(article)} shows date, reading time, contents, call to action and the next article`, async ({
      page,
    }) => {
      await page.goto(path(article));
      const main = page.getByRole("main");
      // The day it was published, and the day of its last change.
      const days = [article.date, article.updated].filter((day) => day !== undefined);
      await expect(main.locator("time")).toHaveText([
        formatLongDate(article.date),
        ...(article.updated ? [formatDayFirst(article.updated)] : []),
      ]);
      for (const [place, day] of days.entries()) {
        await expect(main.locator("time").nth(place)).toHaveAttribute("datetime", day);
      }
      const names = [article.author, article.reviewer].filter((name) => name !== undefined);
      for (const name of names) await expect(main).toContainText(name);
      await expect(main.locator("[data-sample]")).toHaveCount(names.filter(isSample).length);
      await expect(main.getByText(article.readTime, { exact: false }).first()).toBeVisible();
      await expect(page.locator(".prose h2")).toHaveText(article.headings.map(({ text }) => text));
      await expect(page.locator(".prose ~ *")).toHaveCount(article.callToAction ? 1 : 0);
      for (const { label, href } of article.callToAction?.actions ?? []) {
        await expect(main.getByRole("link", { name: label })).toHaveAttribute("href", href);
      }
      const links = page.getByRole("navigation", { name: labels.contents }).getByRole("link");
      await expect(links).toHaveText(article.headings.map(({ text }) => text));
      for (const [section, { text }] of article.headings.entries()) {
        await links.nth(section).click();
        await expect(page.locator(".prose h2:target")).toHaveText(text);
        await expect(page.locator(".prose h2:target")).toBeInViewport();
      }
      const next = articles[(index + 1) % articles.length];
      await page.getByRole("region", { name: labels.next }).getByRole("link").first().click();
      await expect(page).toHaveURL(new RegExp(`/insights/${next?.slug}$`));
    });
  }
});

test("a card's labels stand above its figure, however many lines they take", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await open("/insights");
  const card = page.getByRole("region", { name: insights.featured.title }).getByRole("link").first();
  await card
    .locator("> :first-child > :last-child")
    .evaluate((label) => label.append(label.textContent.repeat(4)));
  const [labels, figure] = await card.evaluate((link) =>
    [...link.children].map((part) => part.getBoundingClientRect()),
  );
  expect(figure?.top).toBeGreaterThanOrEqual(labels?.bottom ?? 0);
});

test("charts of an article are lists of labels and values, drawn to scale", async ({ page }) => {
  await page.goto(longArticle);
  const bars = page.getByRole("figure", { name: "First article chart" }).getByRole("listitem");
  await expect(bars).toHaveText([/bar 1.*20/, /bar 2.*First article value/]);
  const width = (index: number) =>
    bars
      .nth(index)
      .locator("i")
      .evaluate((bar) => bar.getBoundingClientRect().width);
  expect((await width(0)) / (await width(1))).toBeCloseTo(2, 1);
  const parts = page.getByRole("figure", { name: "First article parts" });
  await expect(parts.getByRole("listitem").filter({ hasText: "First article row" })).toHaveText(
    /part 1 60%.*part 2 40%/,
  );
});

test("a note stands beside its text on a wide screen, and above it on a phone", async ({ page }) => {
  await page.goto(longArticle);
  for (const [width, beside] of [
    [1440, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const note = await page.getByText("First article note.").boundingBox();
    const text = await page.getByText("First article paragraph beside the note").boundingBox();
    if (!note || !text) throw new Error("The note or its text is not shown");
    expect(note.x > text.x + text.width).toBe(beside);
    expect(note.y + note.height < text.y).toBe(!beside);
  }
});

test("the table of contents stays in view beside the text on a wide screen", async ({ page, open }) => {
  await open(longArticle);
  await page.locator(".prose h2").nth(3).scrollIntoViewIfNeeded();
  await expect(page.getByRole("navigation", { name: labels.contents })).toBeInViewport({ ratio: 1 });
});

test.describe("reading progress", () => {
  const width = "document.querySelector('#reading-progress').getBoundingClientRect().width";

  test("grows to the full width as the page scrolls, and is hidden with reduced motion", async ({
    page,
    open,
  }) => {
    await open(longArticle);
    expect(await page.evaluate(width)).toBe(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => page.evaluate(width)).toBeGreaterThan(1400);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.locator("#reading-progress")).toBeHidden();
  });
});

test("a printed article is its text, black on white, with the addresses of its links", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(longArticle);
  for (const role of ["contentinfo", "navigation"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  // Of the header, the logo alone.
  await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);
  for (const picture of await page.locator("main :is(canvas, img)").all()) await expect(picture).toBeHidden();
  await expect(page.getByText(labels.next, { exact: true })).toBeHidden();
  const colors = await page.locator(".prose").evaluate((prose) => {
    const ground = prose.closest("[data-ground]") ?? prose;
    return [getComputedStyle(prose).color, getComputedStyle(ground).backgroundColor];
  });
  expect(colors).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  const address = await page
    .locator('.prose a[href^="https://"]')
    .first()
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain("https://source.example/first");
});

test("the printed overview keeps the headings of its sections", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/insights");
  await expect(page.getByRole("heading", { name: insights.webinars.title, exact: true })).toBeVisible();
});
