import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** For every element with the effect: how far its top is below the view, in view heights, and whether it is hidden. */
const revealStates = (page: Page) =>
  page.locator(".reveal").evaluateAll((elements) =>
    elements.map((element) => ({
      below: element.getBoundingClientRect().top / innerHeight - 1,
      hidden: element.hasAttribute("data-waiting"),
    })),
  );

/** Scrolls until an element with the effect is just below the view. */
async function scrollToHidden(page: Page) {
  const element = page.locator(".reveal").nth(20);
  await element.evaluate((it) => scrollTo(0, it.getBoundingClientRect().top - innerHeight * 1.1));
  await expect(element).toHaveAttribute("data-waiting");
  return element;
}

test("hides only elements just below the view and reveals each once", async ({ page, open }) => {
  await open("/about");
  expect((await revealStates(page)).filter(({ hidden }) => hidden)).toEqual([]);

  const next = await scrollToHidden(page);
  for (const { below, hidden } of await revealStates(page)) {
    if (below <= 0 || below > 0.3) expect(hidden).toBe(false);
  }
  await next.scrollIntoViewIfNeeded();
  await expect(next).toHaveCSS("opacity", "1");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator("h1")).toBeInViewport();
  await expect(next).not.toHaveAttribute("data-waiting");
});

test("shows an element at once after a jump to it", async ({ page, open }) => {
  await open("/about");
  await page.mouse.wheel(0, 40);
  const last = page.locator(".reveal").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(last).toHaveCSS("opacity", "1");
  await expect(last).not.toHaveAttribute("data-waiting");
});

test("hides nothing when the visitor scrolls up from below", async ({ page, open }) => {
  await open("/programs");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  for (const top of [900, 450, 0]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    expect((await revealStates(page)).filter(({ hidden }) => hidden)).toEqual([]);
  }
});

test("shows a hidden element again when it moves far below the view or above it", async ({ page, open }) => {
  await open("/about");
  const element = await scrollToHidden(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(element).not.toHaveAttribute("data-waiting");

  await scrollToHidden(page);
  await page.evaluate(() => scrollBy({ top: 3 * innerHeight, behavior: "instant" }));
  await expect(element).not.toHaveAttribute("data-waiting");
});

test("prints hidden elements", async ({ page, open }) => {
  await open("/about");
  const waiting = await scrollToHidden(page);
  await expect(waiting).toHaveCSS("opacity", "0");
  await page.emulateMedia({ media: "print" });
  await expect(waiting).toHaveCSS("opacity", "1");
});
