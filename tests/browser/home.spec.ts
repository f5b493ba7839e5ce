import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";
import { shownText, typedLine } from "./typed-line.ts";

const particles = (page: Page) => page.locator("canvas");
const canvasImage = (page: Page) =>
  particles(page).evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

/** The canvas before and after 200 ms of the page's clock. */
async function canvasImages(page: Page) {
  const before = await canvasImage(page);
  await page.clock.runFor(200);
  return { before, after: await canvasImage(page) };
}

const isMoving = async (page: Page) => {
  const { before, after } = await canvasImages(page);
  return before !== after;
};

test.describe("the particles of the home page", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => page.clock.install());

  test("move, and stop when paused, out of view or behind the open menu", async ({ page, open }) => {
    await open("/");
    await expect.poll(() => isMoving(page)).toBe(true);
    await page.getByRole("button", { name: "Pause motion" }).click();
    await expect.poll(() => isMoving(page)).toBe(false);
    await page.getByRole("button", { name: "Play motion" }).click();
    await expect.poll(() => isMoving(page)).toBe(true);

    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect.poll(() => isMoving(page)).toBe(false);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => isMoving(page)).toBe(true);

    await page.getByRole("button", { name: "Open menu" }).click();
    await expect.poll(() => isMoving(page)).toBe(false);
    await page.keyboard.press("Escape");
    await expect.poll(() => isMoving(page)).toBe(true);
  });

  test("keep their positions during a pause and continue from them", async ({ page, open }) => {
    await open("/");
    await page.clock.runFor(500);
    // A minute ahead, because the clock runs until it is paused.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    const before = await canvasImage(page);
    const unchanged = async () => (await canvasImage(page)) === before;
    await page.getByRole("button", { name: "Pause motion" }).click();
    expect(await unchanged()).toBe(true);
    // No frame is drawn while the clock is paused.
    await page.getByRole("button", { name: "Play motion" }).click();
    expect(await unchanged()).toBe(true);
    await page.clock.runFor(100);
    expect(await unchanged()).toBe(false);
  });

  test("are drawn but do not move with reduced motion", async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open("/");
    const isDrawn = () =>
      particles(page).evaluate((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement;
        const data = (canvas as HTMLCanvasElement).getContext("2d")?.getImageData(0, 0, width, height).data;
        return data?.some((value) => value > 0);
      });
    await expect.poll(isDrawn).toBe(true);
    const { before, after } = await canvasImages(page);
    expect(after).toBe(before);
  });
});

test("the typewriter continues where it was after a pause", async ({ page, open }) => {
  await open("/");
  const first = (await typedLine(page).textContent()) ?? "";
  // Until some letters of the second statement are typed.
  await expect.poll(async () => first.startsWith(await shownText(page))).toBe(false);
  await page.getByRole("button", { name: "Pause motion" }).click();
  const paused = await shownText(page);
  await page.getByRole("button", { name: "Play motion" }).click();
  await expect.poll(() => shownText(page)).not.toBe(paused);
  // A line that started again would show the first statement.
  await expect(typedLine(page)).not.toHaveText(first);
});

test("a pause is remembered on the next visit of the page, where nothing moves from the start", async ({
  page,
  open,
}) => {
  await open("/");
  await page.getByRole("button", { name: "Pause motion" }).click();
  await open("/about");
  await open("/");
  const play = page.getByRole("button", { name: "Play motion" });
  // As a toggle button it would say that motion plays.
  await expect(play).not.toHaveAttribute("aria-pressed");
  await expect(play.locator("svg").filter({ visible: true })).toHaveCount(1);
  const before = await canvasImage(page);
  const text = await shownText(page);
  // Longer than a statement stays complete.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)));
  expect(await canvasImage(page)).toBe(before);
  expect(await shownText(page)).toBe(text);
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
  expect(await running()).toBe(0);
  await play.click();
  await expect.poll(running).toBeGreaterThan(0);
  await open("/");
  await expect(page.getByRole("button", { name: "Pause motion" })).toBeVisible();
});

test("nothing runs while the hero is scrolled off screen, and it goes on after", async ({ page, open }) => {
  await open("/");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const running = () =>
    page
      .locator("[data-home-hero]")
      .evaluate(
        (hero) =>
          hero.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length,
      );
  await expect.poll(running).toBe(0);
  const state = async () => [await canvasImage(page), await shownText(page)];
  const before = await state();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)));
  expect(await state()).toEqual(before);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(running).toBeGreaterThan(0);
  await expect.poll(() => shownText(page)).not.toBe(before[1]);
});

test("the buttons of the hero stand in a low window", async ({ page, open }) => {
  await open("/");
  for (const [width, height] of [
    [390, 844],
    [1024, 600],
    [1440, 600],
    [1920, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const button of await page.locator("[data-home-hero] a:visible").all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  }
});

test("light follows the pointer over the land, and leaves with it or with reduced motion", async ({
  page,
  open,
}) => {
  const light = page.locator("[data-pointer-light]");
  await open("/");
  await expect(light).toBeHidden();
  await page.mouse.move(900, 300);
  await expect(light).toBeVisible();
  await page.getByRole("contentinfo").hover();
  await expect(light).toBeHidden();

  await page.emulateMedia({ reducedMotion: "reduce" });
  await open("/");
  await page.mouse.move(900, 300);
  await expect(light).toHaveAttribute("data-lit");
  await expect(light).toBeHidden();
});
