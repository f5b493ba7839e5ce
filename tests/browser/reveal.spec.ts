import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** Of every element that rises: how far its top lies below the view, in views, and whether it is hidden. */
const rising = (page: Page) =>
  page.locator(".reveal").evaluateAll((elements) =>
    elements.map((element) => ({
      below: element.getBoundingClientRect().top / innerHeight - 1,
      hidden: element.hasAttribute("data-waiting"),
    })),
  );

/** One of them, brought to just below the view. */
async function nextToRise(page: Page) {
  const element = page.locator(".reveal").nth(20);
  await element.evaluate((it) => scrollTo(0, it.getBoundingClientRect().top - innerHeight * 1.1));
  await expect(element).toHaveAttribute("data-waiting");
  return element;
}

test("what comes up from below the view rises, once; all else is visible", async ({ page, open }) => {
  await open("/about");
  expect((await rising(page)).filter(({ hidden }) => hidden)).toEqual([]);

  const next = await nextToRise(page);
  for (const { below, hidden } of await rising(page)) {
    if (below <= 0 || below > 0.3) expect(hidden).toBe(false);
  }
  await next.scrollIntoViewIfNeeded();
  await expect(next).toHaveCSS("opacity", "1");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator("h1")).toBeInViewport();
  await expect(next).not.toHaveAttribute("data-waiting");
});

test("what is jumped to is there at once", async ({ page, open }) => {
  await open("/about");
  await page.mouse.wheel(0, 40);
  const last = page.locator(".reveal").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(last).toHaveCSS("opacity", "1");
  await expect(last).not.toHaveAttribute("data-waiting");
});

test("what was jumped over does not wait when one comes back from below", async ({ page, open }) => {
  await open("/programs");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  for (const top of [900, 450, 0]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    expect((await rising(page)).filter(({ hidden }) => hidden)).toEqual([]);
  }
});

test("what waits and lies far below again, or is jumped over, waits no longer", async ({ page, open }) => {
  await open("/about");
  const element = await nextToRise(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(element).not.toHaveAttribute("data-waiting");

  await nextToRise(page);
  await page.evaluate(() => scrollBy({ top: 3 * innerHeight, behavior: "instant" }));
  await expect(element).not.toHaveAttribute("data-waiting");
});

test("what has not risen yet is printed all the same", async ({ page, open }) => {
  await open("/about");
  const waiting = await nextToRise(page);
  await expect(waiting).toHaveCSS("opacity", "0");
  await page.emulateMedia({ media: "print" });
  await expect(waiting).toHaveCSS("opacity", "1");
});
