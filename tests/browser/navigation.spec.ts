import type { Page, Route } from "@playwright/test";
import { readNotFound } from "#content-model/not-found.ts";
import { expect, test } from "./test.ts";

const headerLink = (page: Page, path: string) =>
  page.getByRole("navigation", { name: "Main" }).locator(`a[href="${path}"]`);

const { failed, text } = await readNotFound();

/** Says that a page could not be loaded. */
const notice = (page: Page) => page.locator("[data-failed-navigation]");

/** Waits until a page has been rendered, which is later than the change of the address. */
const expectPage = (page: Page, path: string) =>
  expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));

/** Collects the errors of a page from now on. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}

test("opens links without a full page load", async ({ page, open }) => {
  await open("/");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("contentinfo").locator('a[href="/careers"]').click();
  await expectPage(page, "/careers");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("starts a new page at its top and restores the scroll position on Back", async ({ page, open }) => {
  await open("/");
  await page.evaluate(() => scrollTo(0, 1500));
  await headerLink(page, "/scale").click();
  await expect(page).toHaveURL(/\/scale$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
});

test("renders the same text after a client-side navigation as after a full load", async ({ page, open }) => {
  const readText = () => page.getByRole("main").evaluate((main) => main.textContent);
  await open("/scale");
  const loaded = await readText();
  await headerLink(page, "/about").click();
  await expect(page).toHaveURL(/\/about$/);
  await headerLink(page, "/scale").click();
  await expect(page).toHaveURL(/\/scale$/);
  await expect.poll(readText).toBe(loaded);
});

test("prefetches a page's data and modules when its link is hovered", async ({ page, open, context }) => {
  await open("/");
  const data = page.waitForResponse("**/scale.data");
  await headerLink(page, "/scale").hover();
  await (await data).finished();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await headerLink(page, "/scale").click();
  await expectPage(page, "/scale");
});

test("moves the focus to the content and announces the new title", async ({ page, open }) => {
  await open("/");
  await headerLink(page, "/about").click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator("#content")).toBeFocused();
  await expect(page.locator("p[aria-live]").filter({ hasText: await page.title() })).toHaveCount(1);
});

test("shows no error when Back is pressed three times, however fast", async ({ page, open }) => {
  const errors = collectErrors(page);
  await open("/");
  for (const delayMs of [30, 120, 160, 200, 250]) {
    for (const path of ["/about", "/scale", "/programs"]) {
      await headerLink(page, path).click();
      await expectPage(page, path);
    }
    await page.evaluate(async (ms) => {
      for (let press = 0; press < 3; press++) {
        history.back();
        await new Promise((resolve) => setTimeout(resolve, ms));
      }
    }, delayMs);
    await expectPage(page, "/");
    await expect(page.locator("h1")).not.toContainText("Unexpected Application Error");
    expect(errors, `${delayMs} ms apart`).toEqual([]);
  }
});

test("shows no error when Back is followed by Forward, however fast", async ({ page, open }) => {
  const errors = collectErrors(page);
  for (const delayMs of [30, 80, 140]) {
    await open("/about");
    await headerLink(page, "/scale").click();
    await expectPage(page, "/scale");
    await page.evaluate(async (ms) => {
      history.back();
      await new Promise((resolve) => setTimeout(resolve, ms));
      history.forward();
    }, delayMs);
    await expect(page).toHaveURL(/\/scale$/);
    await expectPage(page, "/scale");
    expect(errors, `after ${delayMs} ms`).toEqual([]);
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
  await headerLink(page, "/about").click();
  await headerLink(page, "/about").click();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

for (const [failure, fail] of Object.entries({
  "a lost connection": (route: Route) => route.abort(),
  "an answer 500": (route: Route) => route.fulfill({ status: 500, body: "Internal Server Error" }),
  "a page of a proxy": (route: Route) => route.fulfill({ status: 200, body: "<title>Sign in</title>" }),
})) {
  test(`${failure} keeps the page, and Try again loads the next one`, async ({ page, open }) => {
    await open("/contact");
    await page.getByLabel("Subject").fill("still here");
    await page.route("**/scale.data", fail);
    await headerLink(page, "/scale").click();
    await expect(notice(page)).toContainText(failed.text);
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByLabel("Subject")).toHaveValue("still here");
    await notice(page).getByRole("button", { name: failed.retry }).click();
    await expect(notice(page)).toContainText(failed.text);
    await page.unroute("**/scale.data");
    await notice(page).getByRole("button", { name: failed.retry }).click();
    await expectPage(page, "/scale");
    await expect(page).toHaveURL(/\/scale$/);
    await expect(notice(page)).toHaveCount(0);
    await page.goBack();
    await expectPage(page, "/contact");
  });
}

test("a failed Back keeps the page, and Try again completes it", async ({ page, open }) => {
  await page.route("**/about.data", (route) => route.abort());
  await open("/about");
  await headerLink(page, "/scale").click();
  await expectPage(page, "/scale");
  await page.goBack();
  await expect(notice(page)).toContainText(failed.text);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/scale$/);
  await page.unroute("**/about.data");
  await notice(page).getByRole("button", { name: failed.retry }).click();
  await expectPage(page, "/about");
  await page.goForward();
  await expectPage(page, "/scale");
});

test("a notice of a failed page disappears with the next navigation", async ({ page, open }) => {
  await open("/about");
  await page.route("**/scale.data", (route) => route.abort());
  await headerLink(page, "/scale").click();
  await expect(notice(page)).toContainText(failed.text);
  await headerLink(page, "/careers").click();
  await expectPage(page, "/careers");
  await expect(notice(page)).toHaveCount(0);
});

test("a link to an unknown address shows the error page", async ({ page, open }) => {
  await open("/about");
  await headerLink(page, "/scale").evaluate((element) =>
    element.setAttribute("href", "/careers/no-such-job"),
  );
  await headerLink(page, "/careers/no-such-job").click();
  await expect(page.getByRole("main")).toContainText("404 Not Found");
  await expect(page.getByRole("main")).toContainText(text);
  await expect(notice(page)).toHaveCount(0);
});

test("a page whose data is newer than the tab's scripts is loaded again as a document", async ({
  page,
  open,
}) => {
  await open("/");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // As after a release that has renamed a part of it.
  await page.route("**/about.data", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"people"', '"team"') });
  });
  await headerLink(page, "/about").click();
  await expectPage(page, "/about");
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Unexpected Application Error!");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
});
