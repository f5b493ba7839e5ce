import type { BrowserContext, Page, Route } from "@playwright/test";
import { openJob } from "../setup/jobs.ts";
import { expect, runningPage, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A page of each kind with the app: a form, one with a file, and a form of another kind. */
const [firstPath, ...otherPaths] = [
  "/apply-founder",
  `/careers/${openJob.slug}`,
  "/your-application",
] as const;

/** Longer than the app waits for anything before a form is used; a page that would be loaded again is so by then. */
const delayMs = 1500;

type Failure = (route: Route) => Promise<unknown>;

const abort: Failure = (route) => route.abort();
const otherFailures: Failure[] = [
  async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  },
  (route) => route.fulfill({ status: 500, body: "Internal Server Error" }),
  (route) => route.fulfill({ contentType: "text/javascript", body: "<title>Sign in</title>" }),
];

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
  expect(chunks.size).toBeGreaterThan(3);
  return [...chunks].sort();
}

/** Uses a page whose script fails: nothing is reloaded, replaced or lost. @param shown headings of the whole page */
async function expectUnharmed(
  context: BrowserContext,
  url: string,
  chunk: string,
  fail: Failure,
  shown: string[],
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

/** Opens a page once for each script, which fails in the way that is given with it. */
async function expectUnharmedBy(page: Page, url: string, failing: [chunk: string, fail: Failure][]) {
  const shown = await headings(page);
  // A few at a time: they wait more than they work.
  for (let first = 0; first < failing.length; first += 4) {
    const some = failing.slice(first, first + 4);
    await Promise.all(some.map(([chunk, fail]) => expectUnharmed(page.context(), url, chunk, fail, shown)));
  }
}

test.beforeEach(async ({ context }) => {
  // They load a page once for each of its scripts.
  test.slow();
  // Else a page would begin with the draft of the one before.
  await context.addInitScript(() => localStorage.clear());
  await context.route(/\.(avif|webp|jpg|png)$/, (route) => route.abort());
});

test(`${firstPath} keeps its form and what was typed, whichever script is aborted`, async ({
  page,
  baseURL,
}) => {
  const chunks = await chunksOf(page, firstPath);
  await expectUnharmedBy(
    page,
    baseURL + firstPath,
    chunks.map((chunk) => [chunk, abort]),
  );
});

// Each script fails in one of these ways, since browsers report most of them as the same error.
test(`${firstPath} keeps its form and what was typed, whichever script is late, refused or another file`, async ({
  page,
  baseURL,
}) => {
  const chunks = await chunksOf(page, firstPath);
  await expectUnharmedBy(
    page,
    baseURL + firstPath,
    chunks.map((chunk, index) => [chunk, otherFailures[index % otherFailures.length] ?? abort]),
  );
});

for (const path of otherPaths) {
  test(`${path} keeps its form and what was typed, whichever script of its own is aborted`, async ({
    page,
    baseURL,
  }) => {
    const elsewhere = await chunksOf(page, firstPath);
    // Without the app's own script nothing of it runs, as without any other that all pages load.
    const isTried = (chunk: string) => !elsewhere.includes(chunk) || chunk.includes("/entry.client-");
    const chunks = (await chunksOf(page, path)).filter(isTried);
    expect(chunks.length).toBeGreaterThan(1);
    await expectUnharmedBy(
      page,
      baseURL + path,
      chunks.map((chunk) => [chunk, abort]),
    );
  });
}
