import { companyCategory } from "#content-model/portfolio.ts";
import { expect, test } from "./test.ts";

test("filters show only their field, have addresses of their own, and back works", async ({ page, open }) => {
  await open("/portfolio");
  const cards = page.locator("main .picture-card");
  const bar = page.getByRole("search", { name: "Field" });
  await expect(cards).toHaveCount(4);
  await expect(bar.getByRole("button", { name: "All Projects" })).toHaveAttribute("aria-pressed", "true");
  await bar.getByRole("button", { name: "Fintech" }).click();
  await expect(page).toHaveURL(/\?category=fintech$/);
  await expect(cards).toHaveCount(2);
  await expect(bar.getByRole("button", { name: "Fintech" })).toHaveAttribute("aria-pressed", "true");
  await bar.getByRole("button", { name: "Digital Solutions" }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards).toHaveText(/B2AND/);
  await page.goBack();
  await expect(cards).toHaveCount(2);
  await page.goBack();
  await expect(cards).toHaveCount(4);
});

test("two filters chosen at once end with the last", async ({ page, open }) => {
  await open("/portfolio");
  await page.evaluate(() => {
    for (const name of ["Fintech", "Climate Tech"]) {
      for (const button of document.querySelectorAll(".filter-button")) {
        if (button.textContent === name) (button as HTMLElement).click();
      }
    }
  });
  await expect(page).toHaveURL(/category=climate$/);
  await expect(page.locator("main .picture-card")).toHaveText(/NOBON/);
});

test("choosing a filter keeps the place on the page", async ({ page, open }) => {
  await open("/portfolio");
  const bar = page.getByRole("search", { name: "Field" });
  await bar.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await bar.getByRole("button", { name: "Climate Tech" }).click();
  await expect(page.locator("main .picture-card")).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("an address with a filter opens filtered", async ({ page, open }) => {
  await open("/portfolio?category=climate");
  await expect(page.locator("main .picture-card")).toHaveText(/NOBON/);
});

test("the page's link in the header shows all again, from the top", async ({ page, open }) => {
  await open("/portfolio?category=climate");
  const cards = page.locator("main .picture-card");
  await expect(cards).toHaveCount(1);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("contentinfo").getByRole("link", { name: "Portfolio" }).click();
  await expect(cards).toHaveCount(4);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("filters work without script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/portfolio`);
  const cards = page.locator("main .picture-card").filter({ visible: true });
  await expect(cards).toHaveCount(4);
  for (const category of companyCategory.options) {
    await page.locator(`.filter-button[value=${category}]`).click();
    await expect(page).toHaveURL(new RegExp(`category=${category}`));
    const shown = await page.locator("[data-category]").filter({ visible: true }).all();
    expect(shown.length).toBeGreaterThan(0);
    for (const company of shown) await expect(company).toHaveAttribute("data-category", category);
  }
  await page.getByRole("button", { name: "All Projects" }).click();
  await expect(cards).toHaveCount(4);
  await context.close();
});

test("cards open the companies' own sites in a new tab; the dashed card leads founders on", async ({
  page,
  open,
}) => {
  await open("/portfolio");
  for (const name of ["nobon", "paytota", "paytack", "b2and"]) {
    const card = page.locator(`main a[href="https://${name}.example"]`);
    await expect(card).toHaveAttribute("target", "_blank");
    await expect(card).toHaveAttribute("rel", /noopener/);
  }
  await expect(page.locator("main .join-card")).toHaveAttribute("href", "/apply-founder");
});

test("a company's page leads back, to its open position, and to both applications", async ({
  page,
  open,
}) => {
  await open("/portfolio/paytack");
  const main = page.getByRole("main");
  await expect(main.locator('a[href="/portfolio"]').first()).toBeVisible();
  await expect(main.locator('a[href="/careers/ceo-cofounder"]')).toBeVisible();
  await expect(main.locator('a[href="/apply-founder"]')).toBeVisible();
  await expect(main.locator('a[href="/apply-partner"]')).toBeVisible();
});
