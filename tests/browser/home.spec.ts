import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const picture = (page: Page) =>
  page.locator("canvas").evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

/** Two pictures of the particles' canvas, a few frames of the page's clock apart. */
async function twoMoments(page: Page) {
  const before = await picture(page);
  await page.clock.runFor(200);
  return { before, after: await picture(page) };
}

const drift = async (page: Page) => {
  const { before, after } = await twoMoments(page);
  return before !== after;
};

test.describe("the particles of the first view", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => page.clock.install());

  test("drift, and rest when paused", async ({ page, open }) => {
    await open("/");
    await expect.poll(() => drift(page)).toBe(true);
    await page.getByRole("button", { name: "Pause motion" }).click();
    expect(await drift(page)).toBe(false);
    await page.getByRole("button", { name: "Play motion" }).click();
    await expect.poll(() => drift(page)).toBe(true);
  });

  test("stay where they are on a pause, and go on from there", async ({ page, open }) => {
    await open("/");
    await page.clock.runFor(500);
    // Well ahead: its clock runs on until it is told to stand.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    const before = await picture(page);
    const unchanged = async () => (await picture(page)) === before;
    await page.getByRole("button", { name: "Pause motion" }).click();
    expect(await unchanged()).toBe(true);
    // No frame is drawn while the clock stands.
    await page.getByRole("button", { name: "Play motion" }).click();
    expect(await unchanged()).toBe(true);
    await page.clock.runFor(100);
    expect(await unchanged()).toBe(false);
  });

  test("rest off screen", async ({ page, open }) => {
    await open("/");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect.poll(() => drift(page)).toBe(false);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => drift(page)).toBe(true);
  });

  test("rest behind the open menu", async ({ page, open }) => {
    await open("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect.poll(() => drift(page)).toBe(false);
    await page.keyboard.press("Escape");
    await expect.poll(() => drift(page)).toBe(true);
  });

  test("are there and stand still for visitors who prefer reduced motion", async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open("/");
    const { before, after } = await twoMoments(page);
    expect(after).toBe(before);
    const drawn = await page.locator("canvas").evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const data = (canvas as HTMLCanvasElement).getContext("2d")?.getImageData(0, 0, width, height).data;
      return data?.some((value) => value > 0);
    });
    expect(drawn).toBe(true);
  });
});

test("the typed line goes on where it was after a pause", async ({ page, open }) => {
  await page.clock.install();
  await open("/");
  const line = page.locator(".caret");
  const first = (await line.textContent()) ?? "";
  // The second statement is being typed.
  const isFirst = async () => first.startsWith((await line.textContent()) ?? "");
  while (await isFirst()) await page.clock.runFor(50);
  await page.getByRole("button", { name: "Pause motion" }).click();
  await page.getByRole("button", { name: "Play motion" }).click();
  // Long enough for a line that began anew to show.
  await page.clock.runFor(2100);
  expect(await isFirst()).toBe(false);
});
