import { type Browser, launch, type Page } from "puppeteer-core";
import { findFirefox } from "../setup/firefox.ts";
import { expect, test } from "./test.ts";

// Playwright drives only its own build of Firefox; Puppeteer drives the installed one.
const firefox = findFirefox();
// One worker runs the file, so that Firefox starts once.
test.describe.configure({ mode: "default" });
test.skip(firefox === undefined, "Firefox is not installed");

let browser: Browser;
test.beforeAll(async () => {
  browser = await launch({ browser: "firefox", executablePath: firefox ?? "", args: ["--width=1440"] });
});
test.afterAll(() => browser?.close());

/** Firefox holds prefetches to `default-src`, which is `'none'`: it loads a page's data at the click instead. */
const isRefusedPrefetch = (text: string) =>
  text.includes("Content-Security-Policy") && text.includes("default-src") && text.includes(".data");

/** Opens the home page. `follow` clicks links of the header, each when the page before it is complete. */
async function visit(url: string) {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => {
    if (!isRefusedPrefetch(String(error))) errors.push(String(error));
  });
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(url);
  await page.mouse.move(20, 20);
  await page.waitForSelector("html[data-hydrated]");
  async function follow(...paths: string[]) {
    for (const path of paths) {
      await page.click(`header a[href="${path}"]`);
      await expectPath(page, path);
    }
  }
  return { page, errors, follow };
}

/** Waits until the page of a path is shown, by the current link of the header. */
async function expectPath(page: Page, path: string) {
  const selector =
    path === "/" ? "header:not(:has([aria-current]))" : `header a[href="${path}"][aria-current]`;
  await page.waitForSelector(selector);
  expect(new URL(page.url()).pathname).toBe(path);
  const title = await page.$eval("h1", (heading) => heading.textContent);
  expect(title).not.toContain("Unexpected Application Error");
}

test("Firefox shows no error when Back is pressed three times, however fast", async ({ baseURL }) => {
  const { page, errors, follow } = await visit(baseURL);
  for (const delayMs of [30, 120, 200, 250]) {
    await follow("/about", "/scale", "/programs");
    await page.evaluate(async (ms) => {
      for (let press = 0; press < 3; press++) {
        history.back();
        await new Promise((resolve) => setTimeout(resolve, ms));
      }
    }, delayMs);
    await expectPath(page, "/");
    expect(errors, `${delayMs} ms apart`).toEqual([]);
  }
  await page.close();
});

test("Firefox shows no error when Forward follows Back, however fast", async ({ baseURL }) => {
  const { page, errors, follow } = await visit(baseURL);
  for (const delayMs of [30, 80, 140]) {
    await follow("/about", "/scale");
    await page.evaluate(async (ms) => {
      history.back();
      await new Promise((resolve) => setTimeout(resolve, ms));
      history.forward();
    }, delayMs);
    await expectPath(page, "/scale");
    expect(errors, `after ${delayMs} ms`).toEqual([]);
  }
  await page.close();
});
