import { everyPath } from "./routes.ts";
import { expect, test } from "./test.ts";

/** Where every element stands, to half a pixel. */
const places = () =>
  [...document.querySelectorAll("body *")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = `${element.tagName.toLowerCase()} ${element.getAttribute("class") ?? ""}`.trim();
    return `${name}: ${[x, y, width, height].map((one) => Math.round(one * 2) / 2).join(" ")}`;
  });

test("a page's own rules lay it out as the whole stylesheet does", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(/\.(js|data)$/, (route) => route.abort());
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of everyPath) {
      await page.goto(path, { waitUntil: "load" });
      // A visitor's first sign turns the whole stylesheet on at once.
      await page.mouse.move(5, 5);
      await expect(page.locator("link[rel=stylesheet][media=print]")).toHaveCount(0);
      const whole = await page.evaluate(places);
      await page.evaluate(() => {
        for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
          link.disabled = true;
      });
      expect(await page.evaluate(places), `${path} at ${width} px`).toEqual(whole);
    }
  }
});
