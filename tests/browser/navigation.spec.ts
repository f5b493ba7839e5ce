import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const headerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

test("opens links without a full page load", async ({ page, open }) => {
  await open("/");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("starts a new page at its top and restores the scroll position on Back", async ({ page, open }) => {
  await open("/");
  await page.evaluate(() => scrollTo(0, 1500));
  await headerLink(page, "Scale").click();
  await expect(page).toHaveURL(/\/scale$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
});

test("renders the same text after a client-side navigation as after a full load", async ({ page, open }) => {
  const text = () => page.getByRole("main").evaluate((main) => main.textContent);
  await open("/scale");
  const loaded = await text();
  await headerLink(page, "About").click();
  await expect(page).toHaveURL(/\/about$/);
  await headerLink(page, "Scale").click();
  await expect(page).toHaveURL(/\/scale$/);
  await expect.poll(text).toBe(loaded);
});

test("prefetches a page's data and modules when its link is hovered", async ({ page, open, context }) => {
  await open("/");
  const data = page.waitForResponse("**/scale.data");
  await headerLink(page, "Scale").hover();
  await (await data).finished();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await headerLink(page, "Scale").click();
  await expect(page).toHaveURL(/\/scale$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Scale");
});

test("moves the focus to the content and announces the new title", async ({ page, open }) => {
  await open("/");
  await headerLink(page, "About").click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator("#content")).toBeFocused();
  await expect(page.locator("p[aria-live]").filter({ hasText: "About" })).toHaveCount(1);
});

for (const delayMs of [30, 120, 160, 200, 250]) {
  test(`shows no error when Back is pressed three times, ${delayMs} ms apart`, async ({ page, open }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await open("/");
    for (const name of ["About", "Scale", "Programs"]) {
      await headerLink(page, name).click();
      await expect(page).toHaveTitle(new RegExp(`^${name}`));
    }
    await page.evaluate(async (ms) => {
      for (let press = 0; press < 3; press++) {
        history.back();
        await new Promise((resolve) => setTimeout(resolve, ms));
      }
    }, delayMs);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator("h1")).not.toContainText("Unexpected Application Error");
    expect(errors).toEqual([]);
  });
}

for (const delayMs of [30, 80, 140]) {
  test(`shows no error when Back is followed by Forward after ${delayMs} ms`, async ({ page, open }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await open("/about");
    await headerLink(page, "Scale").click();
    await expect(page).toHaveTitle(/^Scale/);
    await page.evaluate(async (ms) => {
      history.back();
      await new Promise((resolve) => setTimeout(resolve, ms));
      history.forward();
    }, delayMs);
    await expect(page).toHaveURL(/\/scale$/);
    await expect(page).toHaveTitle(/^Scale/);
    expect(errors).toEqual([]);
  });
}

test("redirects a path with a trailing slash permanently", async ({ request }) => {
  const response = await request.get("/about/", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe("/about");
});
