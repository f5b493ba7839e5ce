import type { Locator } from "@playwright/test";
import { expect, test } from "./test.ts";

/** Width and left edges of the twelve columns that an element of the class `frame-width` is divided into. */
async function columnsOf(frame: Locator) {
  return await frame.evaluate((element) => {
    const style = getComputedStyle(element);
    const left = element.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft);
    const width =
      element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const gap = 2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return { width, lefts: Array.from({ length: 12 }, (_, index) => left + (index * (width + gap)) / 12) };
  });
}

const leftOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().left);

for (const [windowWidth, width] of [
  [1440, 1240],
  [1920, 1560],
] as const) {
  test(`content is ${width} px wide at ${windowWidth} px, and the footer's columns are on its grid`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: windowWidth, height: 1000 });
    await open("/careers");
    const footer = page.getByRole("contentinfo");
    const { lefts, width: actual } = await columnsOf(footer.locator(".frame-width"));
    expect(actual).toBeCloseTo(width, 0);
    const headings = await footer.getByRole("heading").all();
    const starts = await Promise.all(headings.map(leftOf));
    for (const [index, column] of [1, 5, 7, 9].entries()) {
      expect(starts[index], `column ${column}`).toBeCloseTo(lefts[column - 1] ?? 0, 0);
    }
  });
}

test("display type grows to 8.5rem on a wide screen", async ({ page, open }) => {
  await open("/");
  for (const [width, size] of [
    [1440, "104px"],
    [1920, "136px"],
    [2560, "136px"],
  ] as const) {
    // The home page's headline also follows the height of a low window.
    await page.setViewportSize({ width, height: 1200 });
    await expect(page.locator("h1")).toHaveCSS("font-size", size);
  }
});

test("an anchor stops exactly under the bar", async ({ page, open }) => {
  await open("/about#team");
  const bar = await page.getByRole("banner").boundingBox();
  await expect
    .poll(() => page.locator("#team").evaluate((section) => section.getBoundingClientRect().top))
    .toBeCloseTo(bar?.height ?? 0, 0);
});
