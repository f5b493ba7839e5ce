import { everyPath } from "./routes.ts";
import { expect, test } from "./test.ts";

/** Text-spacing overrides of WCAG 2.2, criterion 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

const sideways = () => document.documentElement.scrollWidth - innerWidth;

test("400 % zoom at 1280 px: every page in 320 px without sideways scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of everyPath) {
    await page.goto(path);
    expect(await page.evaluate(sideways), path).toBe(0);
  }
});

test("wider text spacing cuts nothing off and needs no sideways scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of everyPath) {
    await page.goto(path);
    // Through the style sheet's own object: the page's policy allows no style it did not come with.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    expect(await page.evaluate(sideways), path).toBe(0);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(p, h1, h2, h3, a, button, label):not(.sr-only)")]
        .filter((element) => {
          const { overflowX, textOverflow } = getComputedStyle(element);
          return (
            overflowX !== "visible" &&
            textOverflow !== "ellipsis" &&
            element.scrollWidth > element.clientWidth + 1
          );
        })
        .map((element) => element.textContent),
    );
    expect(cut, path).toEqual([]);
  }
});

test("what has the focus is never hidden under the fixed bar", async ({ page, open }) => {
  for (const path of ["/scale", "/apply-founder", "/insights/nordic-scaling-guide"]) {
    await open(path);
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press("Tab");
      const hidden = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body || element.closest('header, a[href="#content"]'))
          return null;
        const box = element.getBoundingClientRect();
        const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        return box.height > 0 && box.bottom <= bar ? element.outerHTML.slice(0, 120) : null;
      });
      expect(hidden).toBeNull();
    }
    // And backwards, where the bar is in the way.
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press("Shift+Tab");
      const covered = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body || element.closest('header, a[href="#content"]'))
          return null;
        if (element.matches("main")) return null;
        const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        const box = element.getBoundingClientRect();
        return box.height > 0 && box.bottom <= bar ? element.outerHTML.slice(0, 120) : null;
      });
      expect(covered).toBeNull();
    }
  }
});

test("motion can be paused by one button, and rests by itself for those who ask for less", async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open("/");
  const typed = page.locator(".caret");
  const whole = await typed.textContent();
  // It stands for two seconds before it is removed, letter by letter.
  while ((await typed.textContent()) === whole) await page.clock.runFor(50);
  await page.getByRole("button", { name: "Pause motion" }).click();
  const held = await typed.textContent();
  await page.clock.runFor(2_500);
  expect(await typed.textContent()).toBe(held);
  expect(
    await page.locator(".button-pulsing").evaluate((button) => getComputedStyle(button).animationPlayState),
  ).toBe("paused");
  await expect(page.getByRole("button", { name: "Play motion" })).toBeVisible();

  await page.emulateMedia({ reducedMotion: "reduce" });
  await open("/");
  await page.clock.runFor(2_500);
  expect(await typed.textContent()).toBe(whole);
  expect(
    await page.locator(".button-pulsing").evaluate((button) => getComputedStyle(button).animationName),
  ).toBe("none");
});

test("with reduced motion and without script nothing is hidden", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${baseURL}/about`);
  const unseen = await page
    .locator(".reveal")
    .evaluateAll((all) =>
      all
        .filter((element) => getComputedStyle(element).opacity !== "1")
        .map((element) => element.textContent),
    );
  expect(unseen).toEqual([]);
  await context.close();
});

test("in forced colours controls keep their borders", async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open("/apply-founder");
  for (const control of await page
    .locator('main form :is(input, textarea, button):not([tabindex="-1"]):visible')
    .all()) {
    const width = await control.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).borderTopWidth),
    );
    expect(width).toBeGreaterThan(0);
  }
});
