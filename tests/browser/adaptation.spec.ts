import { readHome } from "#content-model/home.ts";
import { expect, test } from "./test.ts";
import { shownText } from "./typed-line.ts";

const { hero, typewriter } = await readHome();

/** The focused element, when the fixed header covers it; null otherwise. */
function coveredFocus() {
  const element = document.activeElement;
  if (!element || element.matches('body, main, a[href="#content"]') || element.closest("header")) return null;
  const box = element.getBoundingClientRect();
  const headerBottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  return box.height > 0 && box.bottom <= headerBottom ? element.outerHTML.slice(0, 120) : null;
}

test("the fixed header never covers the focused element", async ({ page, open }) => {
  for (const path of ["/scale", "/apply-founder", "/insights/first-article"]) {
    await open(path);
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(coveredFocus)).toBeNull();
    }
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press("Shift+Tab");
      expect(await page.evaluate(coveredFocus)).toBeNull();
    }
  }
});

test("motion can be paused with one button, and stops with reduced motion", async ({ page, open }) => {
  await open("/");
  const pulsing = page.getByRole("link", { name: hero.explore });
  const whole = `${typewriter.prefix} ${typewriter.statements[0]}`;
  // A full statement stays for two seconds before its letters are deleted.
  await expect.poll(() => shownText(page)).not.toBe(whole);
  await page.getByRole("button", { name: "Pause motion" }).click();
  const paused = await shownText(page);
  await page.waitForTimeout(2_500);
  expect(await shownText(page)).toBe(paused);
  expect(await pulsing.evaluate((button) => getComputedStyle(button, "::after").animationPlayState)).toBe(
    "paused",
  );
  await expect(page.getByRole("button", { name: "Play motion" })).toBeVisible();

  await page.emulateMedia({ reducedMotion: "reduce" });
  await open("/");
  await page.waitForTimeout(2_500);
  expect(await shownText(page)).toBe(whole);
  expect(await pulsing.evaluate((button) => getComputedStyle(button, "::after").animationName)).toBe("none");
});

test.describe("without JavaScript and with reduced motion", () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

  test("no text is transparent", async ({ page }) => {
    await page.goto("/about");
    const transparent = await page
      .locator("main *")
      .evaluateAll((all) =>
        all
          .filter((element) => element.textContent?.trim() && getComputedStyle(element).opacity === "0")
          .map((element) => element.textContent),
      );
    expect(transparent).toEqual([]);
  });
});

test("form controls have borders with forced colors", async ({ page, open }) => {
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

test("the dots of a carousel and the current one are seen with forced colors", async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open("/scale");
  const ground = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  const dots = page.locator("[data-position] > span");
  const [current, other] = await dots.evaluateAll((all) =>
    all.map((dot) => {
      const { borderTopColor: color, borderTopWidth: width } = getComputedStyle(dot);
      return { color, width };
    }),
  );
  expect([current?.color, other?.color]).not.toContain(ground);
  expect(current?.width).not.toBe(other?.width);
});
