import type { Page } from "@playwright/test";
import { readHome } from "#content-model/home.ts";
import { expect, test } from "./test.ts";

const { summit } = (await readHome()).hero;

const flag = (page: Page) => page.getByRole("link", { name: summit.flag });
const placeButton = (page: Page) => page.getByRole("button", { name: summit.place });
const canvas = (page: Page) => page.locator(".terrain-canvas");
const canvasImage = (page: Page) =>
  canvas(page).evaluate((element) => (element as HTMLCanvasElement).toDataURL());

/** Opens the page and waits until the canvas has taken the drawing's place. */
async function openTerrain(page: Page, open: (path: string) => Promise<void>) {
  await open("/");
  await expect(canvas(page)).toHaveAttribute("data-drawn");
}

/** How many pixels of the canvas have the color of peaks. */
const emberPixels = (page: Page) =>
  canvas(page).evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const data = (element as HTMLCanvasElement).getContext("2d")?.getImageData(0, 0, width, height).data;
    let count = 0;
    for (let index = 0; data && index < data.length; index += 4) {
      const [red = 0, green = 0, , alpha = 0] = data.subarray(index, index + 4);
      if (alpha > 100 && red > 2 * green) count++;
    }
    return count;
  });

/** Whether the canvas stays as it is for half a second. */
async function isStill(page: Page) {
  const before = await canvasImage(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  return before === (await canvasImage(page));
}

test("the pointer raises a peak, which sinks; then nothing is drawn", async ({ page, open }) => {
  await openTerrain(page, open);
  await page.mouse.move(1150, 850);
  // The ember lines of the drawing itself.
  await expect.poll(() => isStill(page)).toBe(true);
  const resting = await emberPixels(page);
  // The peak sinks once the pointer rests, which on a busy machine may be before it is measured.
  let x = 1150;
  const raised = async () => {
    for (let step = 0; step < 10; step++) await page.mouse.move(++x, 250 + (step % 2) * 10);
    return await emberPixels(page);
  };
  await expect.poll(raised).toBeGreaterThan(resting * 1.05);
  await expect.poll(() => emberPixels(page)).toBeLessThan(resting * 1.01);
  await expect.poll(() => isStill(page)).toBe(true);
});

test("press and hold places a summit whose flag leads to the founder form", async ({ page, open }) => {
  await openTerrain(page, open);
  await page.mouse.move(1150, 300);
  await page.mouse.down();
  await expect(flag(page)).toBeVisible();
  await page.mouse.up();
  const box = await flag(page).boundingBox();
  expect(box?.x).toBeCloseTo(1150, -1);
  await flag(page).click();
  await expect(page).toHaveURL(summit.href);
});

test("a click and a press on the headline place nothing", async ({ page, open }) => {
  await openTerrain(page, open);
  await page.mouse.click(1150, 300);
  await page.getByRole("heading", { level: 1 }).hover();
  await page.mouse.down();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 800)));
  await page.mouse.up();
  await expect(flag(page)).toHaveCount(0);
});

test("the keyboard places the summit by a button, and the flag has the focus", async ({ page, open }) => {
  await openTerrain(page, open);
  const before = await canvasImage(page);
  await placeButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(flag(page)).toBeFocused();
  await expect.poll(async () => (await canvasImage(page)) !== before).toBe(true);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(summit.href);
});

test("with reduced motion the drawing stays", async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open("/");
  await expect(placeButton(page)).toBeHidden();
  await page.mouse.move(1150, 300);
  await page.mouse.down();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 800)));
  await page.mouse.up();
  await expect(flag(page)).toHaveCount(0);
  await expect(canvas(page)).not.toHaveAttribute("data-drawn");
  await expect(page.locator(".hero-backdrop picture")).toHaveCSS("opacity", "1");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a sideways drag places a summit, and a finger still scrolls", async ({ page, open }) => {
    await openTerrain(page, open);
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    await touch("touchStart", 200, 90);
    await touch("touchMove", 240, 90);
    await touch("touchMove", 300, 90);
    await touch("touchEnd");
    await expect(flag(page)).toBeVisible();
    await touch("touchStart", 200, 500);
    for (const y of [470, 420, 350, 300]) await touch("touchMove", 200, y);
    await touch("touchEnd");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  });
});
