import type { Browser, Page } from "puppeteer-core";
import { findFirefox, launchFirefox } from "../setup/firefox.ts";
import { expect, runningPage, test } from "./test.ts";

const firefox = findFirefox();
// One worker runs the file, so that Firefox starts once.
test.describe.configure({ mode: "default" });
test.skip(firefox === undefined, "Firefox is not installed");

let browser: Browser;
test.beforeAll(async () => {
  browser = await launchFirefox(firefox ?? "");
});
test.afterAll(() => browser?.close());

/** Opens an empty tab and records its errors. */
async function openTab() {
  const page = await browser.newPage();
  const errors: string[] = [];
  const record = (error: string) => {
    // Firefox's driver reports its own failure to run a script in a document that is being replaced.
    if (!error.includes("__bidi_args")) errors.push(error);
  };
  page.on("pageerror", (error) => record(String(error)));
  page.on("console", (message) => message.type() === "error" && record(message.text()));
  return { page, errors };
}

/** Empty while a page is loading: Firefox refuses the movement of a mouse in a window that is about to be replaced. */
const loadedPath = (page: Page) =>
  page.evaluate(() => (document.readyState === "complete" ? location.pathname : ""));

test("Firefox follows links, Back and Forward without an error", async ({ baseURL }) => {
  const { page, errors } = await openTab();
  await page.goto(baseURL);
  // Polled, since a page that comes back from the browser's memory is not loaded.
  const expectPath = (path: string) => expect.poll(() => loadedPath(page).catch(() => "")).toBe(path);
  for (const path of ["/about", "/scale", "/apply-founder"]) {
    await page.click(`header a[href="${path}"]`);
    await expectPath(path);
    await page.mouse.move(20, 20);
    await page.waitForSelector(runningPage);
  }
  for (const [step, path] of [
    [-1, "/scale"],
    [-1, "/about"],
    [1, "/scale"],
  ] as const) {
    await page.evaluate((by) => history.go(by), step);
    await expectPath(path);
  }
  expect(errors).toEqual([]);
  await page.close();
});

for (const path of ["/apply-founder", "/contact"]) {
  test(`Firefox keeps ${path} and what was typed when a script fails, and leaves it by a link`, async ({
    baseURL,
  }) => {
    // It loads the page once for each script.
    test.slow();
    const { page } = await openTab();
    const chunks = new Set<string>();
    let failing = "";
    await page.setRequestInterception(true);
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".js")) chunks.add(pathname);
      void (pathname === failing ? request.abort() : request.continue()).catch(() => null);
    });
    const field = "form[method=post] input[required]";
    async function fillIn() {
      // Else the page would begin with the draft of the one before, which is kept when that is left.
      await page.goto(`${baseURL}/robots.txt`);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.goto(baseURL + path);
      await page.type(field, "still here");
    }
    await fillIn();
    await page.waitForSelector(runningPage);
    await page.waitForNetworkIdle();
    expect(chunks.size).toBeGreaterThan(3);
    for (failing of [...chunks]) {
      await fillIn();
      await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
      await page.waitForNetworkIdle();
      expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(true);
      expect(await page.$eval(field, (input) => (input as HTMLInputElement).value)).toBe("still here");
      await Promise.all([page.waitForNavigation(), page.click('footer a[href="/privacy"]')]);
      expect(await loadedPath(page)).toBe("/privacy");
    }
    await page.close();
  });
}
