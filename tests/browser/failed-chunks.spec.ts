import type { BrowserContext, Page, Route } from "@playwright/test";
import { openJob } from "../setup/jobs.ts";
import { expect, runningPage, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** One page of each kind with the app: a form, one with a file, and a form of another kind. */
const paths = ["/apply-founder", `/careers/${openJob.slug}`, "/contact"];

/** Longer than the app waits for anything before a form is used; a page that would be loaded again is so by then. */
const delayMs = 1500;

const failures: Record<string, (route: Route) => Promise<unknown>> = {
  aborted: (route) => route.abort(),
  delayed: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  },
  "answered with 500": (route) => route.fulfill({ status: 500, body: "Internal Server Error" }),
  "replaced by a page": (route) =>
    route.fulfill({ contentType: "text/javascript", body: "<title>Sign in</title>" }),
};

const textFields = (page: Page) =>
  page.locator("form[method] :is(input[type=text], input[type=email], input:not([type]), textarea):visible");

/** Fills half of a form; what was typed before the app runs, too, must stay. */
async function fillHalf(page: Page) {
  const fields = await textFields(page).all();
  for (const field of fields.slice(0, Math.ceil(fields.length / 2))) await field.fill("Åsa");
}

const values = (page: Page) =>
  textFields(page).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

const headings = (page: Page) => page.locator("main :is(h2, h3)").allTextContents();

/** The scripts that a page loads, those that it loads once its form is used included. */
async function chunksOf(page: Page, path: string) {
  const chunks = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") chunks.add(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await fillHalf(page);
  await page.locator(runningPage).waitFor();
  await page.waitForLoadState("networkidle");
  return [...chunks];
}

/** Uses a page whose script fails: nothing is reloaded, replaced or lost. @param shown headings of the whole page */
async function expectUnharmed(
  context: BrowserContext,
  url: string,
  chunk: string,
  shown: string[],
  fail: (route: Route) => Promise<unknown>,
) {
  const page = await context.newPage();
  await page.route(`**${chunk}`, fail);
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await fillHalf(page);
  const typed = await values(page);
  // Not until the network is idle: requests for a module that is no script may never count as ended.
  await page.waitForLoadState("load");
  await page.waitForTimeout(delayMs);
  await expect(page.locator("h1")).not.toHaveText("Unexpected Application Error!");
  expect(await values(page)).toEqual(typed);
  expect(await headings(page)).toEqual(shown);
  expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(true);
  await page.getByRole("contentinfo").locator('a[href="/privacy"]').click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.close();
}

// Each failure on the first page, and one on each of the others: every script of a page means half a minute.
const cases = paths.flatMap((path, index) =>
  Object.entries(failures)
    .slice(0, index === 0 ? undefined : 1)
    .map(([failure, fail]) => ({ path, failure, fail })),
);

for (const { path, failure, fail } of cases) {
  test(`${path} keeps its form and what was typed, whichever script is ${failure}`, async ({
    page,
    context,
    baseURL,
  }) => {
    // Loads the page once for each of its scripts.
    test.slow();
    // Else a page would begin with the draft of the one before.
    await context.addInitScript(() => localStorage.clear());
    await context.route(/\.(avif|webp|jpg|png)$/, (route) => route.abort());
    const chunks = await chunksOf(page, path);
    const shown = await headings(page);
    expect(chunks.length).toBeGreaterThan(3);
    // A few at a time: they wait more than they work.
    for (let first = 0; first < chunks.length; first += 4) {
      const some = chunks.slice(first, first + 4);
      await Promise.all(some.map((chunk) => expectUnharmed(context, baseURL + path, chunk, shown, fail)));
    }
  });
}
