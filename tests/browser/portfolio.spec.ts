import type { Page } from "@playwright/test";
import { readCompanies } from "#content-model/companies.ts";
import { companyCategory, readPortfolio } from "#content-model/portfolio.ts";
import { openJobs } from "../setup/jobs.ts";
import { expect, test } from "./test.ts";

const [{ grid, categories }, allCompanies] = await Promise.all([readPortfolio(), readCompanies()]);
const companies = allCompanies.filter((company) => company.listed);
const namesIn = (category: string) =>
  companies.filter((company) => company.category === category).map((company) => company.name);

const filters = (page: Page) => page.getByRole("search", { name: grid.filter });
const filter = (page: Page, title: string) => filters(page).getByRole("radio", { name: title });
const choose = (page: Page, title: string) => filters(page).getByText(title, { exact: true }).click();
const cards = (page: Page) => page.locator("main li[data-category]").filter({ visible: true });

/** Expects the companies of a category on the grid, in their order. */
async function expectCategory(page: Page, category: string) {
  await expect(cards(page)).toHaveCount(namesIn(category).length);
  await expect(cards(page)).toContainText(namesIn(category));
}
const expectAll = (page: Page) => expect(cards(page)).toHaveCount(companies.length);

test("a filter shows its category, changes the address, and Back returns to the one before", async ({
  page,
  open,
}) => {
  await open("/portfolio");
  await expectAll(page);
  await expect(filter(page, grid.all)).toBeChecked();
  await choose(page, categories.fintech);
  await expect(page).toHaveURL(/\?category=fintech$/);
  await expectCategory(page, "fintech");
  await expect(filter(page, categories.fintech)).toBeChecked();
  await choose(page, categories.digital);
  await expectCategory(page, "digital");
  await page.goBack();
  await expectCategory(page, "fintech");
  await page.goBack();
  await expectAll(page);
});

test("choosing a filter loads nothing and keeps the scroll position; arrow keys choose, too", async ({
  page,
  open,
}) => {
  await open("/portfolio");
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => {
    // Chromium asks for the icon again when the address changes.
    if (!request.url().endsWith("/favicon.svg")) requests.push(request.url());
  });
  await choose(page, categories.climate);
  await expectCategory(page, "climate");
  await filters(page).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await choose(page, categories.digital);
  await expectCategory(page, "digital");
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await filter(page, categories.digital).press("ArrowRight");
  await expectAll(page);
  await expect(filter(page, grid.all)).toBeFocused();
  expect(requests).toEqual([]);
});

test("an address with a filter opens filtered; the footer's link removes it and scrolls to the top", async ({
  page,
  open,
}) => {
  await open("/portfolio?category=climate");
  await expectCategory(page, "climate");
  await page.getByRole("contentinfo").locator('a[href="/portfolio"]').click();
  await expectAll(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every filter shows its category only", async ({ page }) => {
    await page.goto("/portfolio");
    await expectAll(page);
    for (const category of companyCategory.options) {
      await choose(page, categories[category]);
      await expectCategory(page, category);
    }
    await choose(page, grid.all);
    await expectAll(page);
  });
});

test("cards open the companies' own sites in a new tab; the last card leads to /apply-founder", async ({
  page,
  open,
}) => {
  await open("/portfolio");
  const main = page.getByRole("main");
  for (const { website } of companies) {
    const card = main.locator(`a[href="${website}"]`);
    await expect(card).toHaveAttribute("target", "_blank");
    await expect(card).toHaveAttribute("rel", /noopener/);
  }
  for (const { website } of allCompanies.filter((company) => !company.listed)) {
    await expect(main.locator(`a[href="${website}"]`)).toHaveCount(0);
  }
  const invitation = main.getByRole("link").filter({ hasText: grid.join.title });
  await expect(invitation).toHaveAttribute("href", "/apply-founder");
});

test("a company's page links to the portfolio, its open positions and both applications", async ({
  page,
  open,
}) => {
  const job = openJobs.find(({ companySlug }) => companySlug);
  await open(`/portfolio/${job?.companySlug}`);
  const main = page.getByRole("main");
  for (const path of ["/portfolio", `/careers/${job?.slug}`, "/apply-founder", "/apply-partner"]) {
    await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible();
  }
});
