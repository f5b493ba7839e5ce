import type { Page } from "@playwright/test";
import { readCompanies } from "#content-model/companies.ts";
import type { Product } from "#content-model/products.ts";
import { expect, test } from "./test.ts";

const companies = await readCompanies();

/** The fixture company with a kind of product view, and its product. */
function withProduct<Kind extends Product["kind"]>(kind: Kind) {
  const company = companies.find(({ product }) => product?.kind === kind);
  if (!company) throw new Error(`The fixture content has no product of the kind ${kind}`);
  return { path: `/portfolio/${company.slug}`, product: company.product as Extract<Product, { kind: Kind }> };
}

const choices = (page: Page, title: string) => page.getByRole("group", { name: title });
const number = new Intl.NumberFormat("en-GB");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the ledger shows the chosen project by keyboard", async ({ page }) => {
      const { path, product } = withProduct("ledger");
      await page.goto(path);
      const [first, second] = product.projects;
      const group = choices(page, product.choose);
      await expect(group.getByText(first?.method ?? "")).toBeVisible();
      await group.getByRole("radio").first().press("ArrowDown");
      await expect(group.getByText(second?.method ?? "")).toBeVisible();
      await expect(group.getByText(first?.method ?? "")).toBeHidden();
      await expect(
        group.getByText(number.format(second?.measured ?? 0)).filter({ visible: true }),
      ).toHaveCount(1);
    });

    test("the checkout settles after paying", async ({ page }) => {
      const { path, product } = withProduct("checkout");
      await page.goto(path);
      const group = choices(page, product.choose);
      await group.getByRole("radio").first().press("ArrowDown");
      await expect(group.getByText(product.methods[1]?.note ?? "")).toBeVisible();
      const pay = group.locator("summary").filter({ visible: true });
      await expect(pay).toContainText(product.pay);
      await pay.press("Enter");
      for (const { title } of product.steps) {
        await expect(group.getByText(title).filter({ visible: true })).toHaveCount(1);
      }
      await expect(pay).toContainText(product.paid);
    });

    test("the receipt's cashback depends on the hour", async ({ page }) => {
      const { path, product } = withProduct("receipt");
      await page.goto(path);
      const total = product.lines.reduce((sum, { amount }) => sum + amount, 0);
      const group = choices(page, product.choose);
      for (const hour of product.hours) {
        await group.getByText(hour.time).first().click();
        await expect(group.getByText(hour.note)).toBeVisible();
        const cashback = group.locator("dd:has([aria-hidden])").filter({ visible: true });
        await expect(cashback).toContainText(String(Math.round((total * hour.percent) / 100)));
      }
    });

    test("the reach graph shows the chosen group", async ({ page }) => {
      const { path, product } = withProduct("reach");
      await page.goto(path);
      const last = product.groups.at(-1);
      const options = choices(page, product.choose);
      const lastDots = options.locator("svg g").last().locator("path").last();
      const before = await lastDots.evaluate((path) => getComputedStyle(path).stroke);
      await options.locator("label", { hasText: last?.name }).click();
      await expect(options.getByText(last?.orders ?? "")).toBeVisible();
      await expect.poll(() => lastDots.evaluate((path) => getComputedStyle(path).stroke)).not.toBe(before);
    });

    test("the price line shows the price of the chosen month", async ({ page }) => {
      const { path, product } = withProduct("prices");
      await page.goto(path);
      const radios = page.getByRole("radio");
      await expect(radios).toHaveCount(12);
      await expect(radios.last()).toBeChecked();
      await radios.last().press("ArrowLeft");
      const { month, price } = product.months[10] ?? { month: "", price: 0 };
      const figure = page.locator("p", { hasText: number.format(price) }).filter({ visible: true });
      await expect(figure.filter({ hasText: month })).toHaveCount(1);
      await expect(
        page.getByRole("radio", { name: `${month}: ${product.currency} ${number.format(price)}` }),
      ).toBeChecked();
    });
  });
}

for (const width of [1024, 1440, 1920]) {
  test(`at ${width} px the product begins in the first view, beside the description`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { slug, product, description } of companies) {
      if (!product) continue;
      await page.goto(`/portfolio/${slug}`);
      const stage = page.getByRole("region", { name: product.title });
      await expect(stage.locator("label").first()).toBeInViewport();
      const [box, text] = [await stage.boundingBox(), await page.getByText(description).boundingBox()];
      expect(box?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? width));
    }
  });
}

test("on a tablet the second line of each choice begins below its name", async ({ page }) => {
  const { path, product } = withProduct("ledger");
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(path);
  for (const { name, place } of product.projects) {
    const label = choices(page, product.choose).locator("label").filter({ hasText: name });
    const [above, below] = await Promise.all(
      [name, place].map((text) => label.getByText(text, { exact: true }).boundingBox()),
    );
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  }
});

test("the parts of a figure stand below it", async ({ page }) => {
  const impact = companies.flatMap((company) => company.impact.map((item) => ({ ...item, ...company })));
  const { slug, metric, breakdown } = impact.find((item) => item.breakdown) ?? {};
  await page.goto(`/portfolio/${slug}`);
  const figure = page.locator("dl > div", { hasText: metric });
  await expect(figure.getByRole("listitem")).toHaveCount(breakdown?.parts.length ?? 0);
  for (const { label, value } of breakdown?.parts ?? []) {
    await expect(figure.getByRole("listitem").filter({ hasText: label })).toContainText(
      `${number.format(value)}${breakdown?.unit}`,
    );
  }
});

test("numbers count up only where motion is welcome", async ({ page }) => {
  const { path } = withProduct("ledger");
  const count = page.locator(".product-count").first();
  const duration = () => count.evaluate((element) => getComputedStyle(element).transitionDuration);
  await page.goto(path);
  expect(await duration()).toBe("0.9s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await duration()).toBe("0s");
});
