import { readAbout } from "#content-model/about.ts";
import { readDesignSystem } from "#content-model/design-system.ts";
import { openJob } from "../setup/jobs.ts";
import { axeFindings } from "./axe.ts";
import { holdRequests } from "./hold-requests.ts";
import { expect, test } from "./test.ts";

const [{ team }, { behavior }] = await Promise.all([readAbout(), readDesignSystem()]);

// Axe would measure colors in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("axe finds nothing in any position of tabs, accordions and carousel", async ({ page, open }) => {
  await open("/scale");
  for (const tab of await page.getByRole("radio").all()) {
    await tab.press("Space");
    for (const item of await page.locator("[data-panel]:visible summary").all()) await item.click();
    expect(await axeFindings(page)).toEqual([]);
  }
  for (const dot of await page.getByRole("button", { name: /Position/ }).all()) {
    await dot.click();
    expect(await axeFindings(page)).toEqual([]);
  }
});

test("axe finds nothing in the open menu", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test("axe finds nothing in the open bio dialog", async ({ page, open }) => {
  await open("/about");
  await page.getByRole("button", { name: team.bio }).first().click();
  await page.getByRole("dialog").waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test("axe finds nothing on the filtered portfolio", async ({ page, open }) => {
  await open("/portfolio?category=fintech");
  expect(await axeFindings(page)).toEqual([]);
});

test("axe finds nothing on the design system with everything open", async ({ page, open }) => {
  await open("/design-system");
  for (const item of await page.locator("main summary").all()) await item.click();
  for (const tab of await page.getByRole("radio", { name: behavior.tabs.at(-1)?.title ?? "" }).all())
    await tab.press("Space");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: behavior.dialog.open }).last().click();
  await page.getByRole("dialog").waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

const forms = {
  "/apply-founder": { button: "Submit Application", busy: "Submitting...", done: "alert" },
  "/apply-partner": { button: "Submit Application", busy: "Submitting...", done: "status" },
  "/contact": { button: "Send Message", busy: "Sending...", done: "status" },
  [`/careers/${openJob.slug}`]: { button: "Submit Application", busy: "Submitting...", done: "alert" },
} as const;

for (const [path, { button, busy, done }] of Object.entries(forms)) {
  test(`axe finds nothing in the form of ${path}: with errors, submitting, failed and sent`, async ({
    page,
    open,
    context,
  }) => {
    await open(path);
    const submit = page.getByRole("button", { name: button });
    await submit.click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    for (const field of await page.locator("main form :is(input, textarea):visible").all()) {
      const type = await field.getAttribute("type");
      if (type === "checkbox") await field.check();
      else if (type === "file") await field.setInputFiles("tests/server/resumes/chromium.pdf");
      else if (type === "email") await field.fill("axe@example.se");
      else if (type !== "url") await field.fill("Long enough to be an answer.");
    }
    await context.setOffline(true);
    await submit.click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await context.setOffline(false);

    const release = await holdRequests(page, "**/api/**");
    await submit.click();
    await expect(page.getByRole("button", { name: busy })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    release();
    await expect(page.getByRole(done)).toContainText(/success|sent|submitted/i);
    expect(await axeFindings(page)).toEqual([]);
  });
}
