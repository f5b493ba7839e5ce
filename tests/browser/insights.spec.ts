import { expect, test } from "./test.ts";

const articles = [
  {
    path: "/insights/nordic-scaling-guide",
    title: "De-Risk Market Entry in the Nordics",
    card: "5 min read",
    date: "May 1, 2025",
    day: "2025-05-01",
    readTime: "10 min read",
    sections: [
      "Understand Market Dynamics",
      "Navigate Cultural Landscape",
      "Establish Business Structure",
      "Adapt to Regulatory Requirements",
      "Leverage the Nordic Advantage",
      "Conclusion",
    ],
    leadsTo: "/programs/nordic-scale-program",
  },
  {
    path: "/insights/co-ownership-success",
    title: "Co-Ownership Models",
    card: "7 min read",
    date: "June 15, 2025",
    day: "2025-06-15",
    readTime: "7 min read",
    sections: ["Alignment of interests", "Talent advantage", "Growth and innovation"],
    leadsTo: "/apply-founder",
  },
];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the front leads with the two featured articles and calls to /apply-partner", async ({ page }) => {
    await page.goto("/insights");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What we learned by doing it");
    const cards = page.getByRole("region", { name: "Featured articles" }).getByRole("link");
    await expect(cards).toHaveCount(2);
    for (const [place, { path, title, card }] of articles.entries()) {
      await expect(cards.nth(place)).toHaveAttribute("href", path);
      await expect(cards.nth(place)).toContainText(title);
      await expect(cards.nth(place)).toContainText(card);
    }
    await expect(page.getByRole("main").locator('a[href="/apply-partner"]')).toBeVisible();
  });

  for (const section of ["Webinars", "Swedish market studies"]) {
    test(`${section}: four links to other sites, each in a new tab that says so`, async ({ page }) => {
      await page.goto("/insights");
      const links = page.getByRole("region", { name: section }).getByRole("link");
      await expect(links).toHaveCount(4);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute("href", /^https:\/\//);
        await expect(link).toHaveAttribute("target", "_blank");
        await expect(link).toHaveAttribute("rel", /noopener/);
        await expect(link).toHaveAccessibleName(/opens in a new tab/);
      }
    });
  }

  for (const [place, article] of articles.entries()) {
    test(`${article.path}: date, reading time, sections, sources and where it leads`, async ({ page }) => {
      await page.goto(article.path);
      const main = page.getByRole("main");
      await expect(main.locator("time")).toHaveText(article.date);
      await expect(main.locator("time")).toHaveAttribute("datetime", article.day);
      await expect(main.getByText(article.readTime).first()).toBeVisible();
      const headings = page.locator(".prose h2");
      await expect(headings.filter({ hasText: "Sources" })).toHaveCount(1);
      expect((await headings.allTextContents()).slice(0, article.sections.length)).toEqual(article.sections);
      await expect(main.locator(`a[href="${article.leadsTo}"]`).first()).toBeVisible();
    });

    test(`${article.path}: every line of the contents leads to its heading`, async ({ page }) => {
      await page.goto(article.path);
      const lines = page.getByRole("navigation", { name: "In this article" }).getByRole("link");
      expect(await lines.allTextContents()).toEqual(await page.locator(".prose h2").allTextContents());
      for (const line of await lines.all()) {
        const name = await line.textContent();
        await line.click();
        await expect(page.locator(".prose h2:target")).toHaveText(name ?? "");
        await expect(page.locator(".prose h2:target")).toBeInViewport();
      }
    });

    test(`${article.path}: the next article is the other one`, async ({ page }) => {
      await page.goto(article.path);
      const other = articles[(place + 1) % articles.length];
      await page.getByRole("region", { name: "Next article" }).getByRole("link").first().click();
      await expect(page).toHaveURL(new RegExp(`${other?.path}$`));
    });
  }
});

for (const article of articles) {
  test(`${article.path} says what it is to search engines`, async ({ page }) => {
    await page.goto(article.path);
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const found = scripts.map((script) => JSON.parse(script)).find((one) => one["@type"] === "Article");
    expect(found).toMatchObject({
      headline: article.title,
      datePublished: article.day,
      publisher: { "@id": expect.stringMatching(/#organization$/) },
      mainEntityOfPage: expect.stringMatching(new RegExp(`${article.path}$`)),
    });
  });
}

test("the contents stay in view beside the text on a wide screen", async ({ page, open }) => {
  await open(articles[0]?.path ?? "");
  await page.locator(".prose h2", { hasText: "Adapt to Regulatory" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("navigation", { name: "In this article" })).toBeInViewport({ ratio: 1 });
});

test.describe("reading progress", () => {
  const width = "document.querySelector('.reading-progress').getBoundingClientRect().width";

  test("grows from nothing to the full width as the page is scrolled", async ({ page, open }) => {
    await open(articles[0]?.path ?? "");
    expect(await page.evaluate(width)).toBe(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => page.evaluate(width)).toBeGreaterThan(1400);
  });

  test("is left out where nothing may move", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(articles[0]?.path ?? "");
    await expect(page.locator(".reading-progress")).toBeHidden();
  });
});

test("on paper an article is its text alone, black on white, with the addresses of its links", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(articles[0]?.path ?? "");
  for (const role of ["banner", "contentinfo", "navigation"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.locator(".hero-backdrop").first()).toBeHidden();
  await expect(page.getByText("Next article")).toBeHidden();
  const colours = await page.locator(".prose").evaluate((prose) => {
    const ground = prose.closest("[data-ground]") ?? prose;
    return [getComputedStyle(prose).color, getComputedStyle(ground).backgroundColor];
  });
  expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  const address = await page
    .locator('.prose a[href^="https://bolagsverket.se"]')
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain("https://bolagsverket.se");
});

test("on paper the headings of sections remain", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/insights");
  await expect(page.getByRole("heading", { name: "Webinars" })).toBeVisible();
});
