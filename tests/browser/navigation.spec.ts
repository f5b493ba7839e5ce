import type { Page } from "@playwright/test";
import { readNotFound } from "#content-model/not-found.ts";
import { recordErrors } from "./record-errors.ts";
import { expect, test } from "./test.ts";

const headerLink = (page: Page, path: string) =>
  page.getByRole("navigation", { name: "Main" }).locator(`a[href="${path}"]`);

const { failed, text } = await readNotFound();

/** Says that a page could not be loaded. */
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: failed.text });

/** Waits for the page of a path. */
const expectPage = (page: Page, path: string) =>
  expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));

test("a link opens the next page at its top, with its title and nothing focused; Back returns to the place", async ({
  page,
  open,
}) => {
  await open("/about");
  const title = await page.title();
  await open("/");
  await page.evaluate(() => scrollTo(0, 1500));
  await headerLink(page, "/about").click();
  await expectPage(page, "/about");
  await expect(page).toHaveTitle(title);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAttribute("href", "#content");
  await page.goBack();
  await expectPage(page, "/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
});

test("the rules for fetching pages ahead are allowed, and leave out secrets, results and files", async ({
  page,
  open,
}) => {
  const errors = recordErrors(page);
  const fetched: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl }) =>
    fetched.push(new URL(prefetchUrl).pathname),
  );
  await session.send("Preload.enable");
  await open("/about");
  const links = ["/your-application", "/thanks?reference=NVS-222222", "/feed.xml", "/api/health", "#content"];
  await page.evaluate((addresses) => {
    document.querySelector("main")?.insertAdjacentHTML(
      // Not under the header, whose links would be pointed at.
      "beforeend",
      addresses.map((href) => `<a class="probe" href="${href}">${href}</a><br>`).join(""),
    );
  }, links);
  for (const link of await page.locator(".probe").all()) {
    await link.focus();
    await link.hover({ force: true });
  }
  await headerLink(page, "/scale").hover();
  await expect.poll(() => fetched).toContain("/scale");
  expect(new Set(fetched)).toEqual(new Set(["/scale"]));
  expect(errors).toEqual([]);
});

test("shows no error when Back is pressed three times, however fast", async ({ page, open }) => {
  const errors = recordErrors(page);
  await open("/");
  for (const delayMs of [30, 160, 250]) {
    for (const path of ["/about", "/scale", "/programs"]) {
      await headerLink(page, path).click();
      await expectPage(page, path);
    }
    for (let press = 0; press < 3; press++) {
      await page.evaluate(() => history.back()).catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
    await expect(page.locator("h1")).not.toContainText("Unexpected Application Error");
    expect(errors, `${delayMs} ms apart`).toEqual([]);
    await open("/");
  }
});

test("redirects a path with a trailing slash permanently", async ({ request }) => {
  const response = await request.get("/about/", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe("/about");
});

test("a link to the current page adds no history entry", async ({ page, open }) => {
  await open("/about");
  const entries = await page.evaluate(() => history.length);
  for (let click = 0; click < 2; click++) {
    const loaded = page.waitForEvent("load");
    await headerLink(page, "/about").click();
    await loaded;
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("a link followed offline keeps the page and what was typed, and Try again opens it", async ({
  page,
  open,
  context,
}) => {
  await open("/contact");
  await page.getByLabel("Subject").fill("still here");
  await context.setOffline(true);
  await headerLink(page, "/scale").click();
  const retry = notice(page).getByRole("button", { name: failed.retry });
  await retry.click();
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel("Subject")).toHaveValue("still here");
  await context.setOffline(false);
  await retry.click();
  await expectPage(page, "/scale");
  await expect(notice(page)).toBeHidden();
  await page.goBack();
  await expectPage(page, "/contact");
  await expect(notice(page)).toBeHidden();
});

test("a name on the land followed offline keeps the page", async ({ page, open, context }) => {
  await open("/");
  await context.setOffline(true);
  const name = page.locator("[data-home-hero] svg a[href^='/']:visible").first();
  await name.click();
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(notice(page)).toBeHidden();
  await name.click();
  await context.setOffline(false);
  await expect(notice(page)).toBeVisible();
  await page.locator("h1").click();
  await expect(notice(page)).toBeHidden();
});

test("a link of the menu followed offline closes the menu over the notice", async ({
  page,
  open,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/about");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).locator('a[href="/scale"]').click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  await expect(notice(page)).toBeVisible();
});

test("anchors of the page work offline", async ({ page, open, context }) => {
  await open("/scale");
  await context.setOffline(true);
  await page.getByRole("main").locator('a[href^="#"]').first().click();
  await expect(page).toHaveURL(/#/);
  await expect(notice(page)).toBeHidden();
});

test("Back from an anchor of a page with the app stays on the page", async ({ page, open }) => {
  const errors = recordErrors(page);
  await open("/apply-founder");
  await page.getByLabel("Name").first().fill("still here");
  await page.evaluate(() => {
    location.hash = "content";
  });
  await page.goBack();
  await expect(page).toHaveURL(/apply-founder$/);
  await expect(page.getByLabel("Name").first()).toHaveValue("still here");
  expect(errors).toEqual([]);
});

test("a link to an unknown address shows the error page", async ({ page, open }) => {
  await open("/about");
  await headerLink(page, "/scale").evaluate((element) =>
    element.setAttribute("href", "/careers/no-such-job"),
  );
  await headerLink(page, "/careers/no-such-job").click();
  await expect(page.getByRole("main")).toContainText("404 Not Found");
  await expect(page.getByRole("main")).toContainText(text);
});
