import { everyPath } from "./routes.ts";
import { expect, test } from "./test.ts";

/** Where every element stands, to half a pixel. */
const places = () =>
  [...document.querySelectorAll("body *")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = `${element.tagName.toLowerCase()} ${element.getAttribute("class") ?? ""}`.trim();
    return `${name}: ${[x, y, width, height].map((one) => Math.round(one * 2) / 2).join(" ")}`;
  });

/** What an element is painted with. Its lines and letters show in the places too. */
const painted = [
  ...["color", "opacity", "visibility", "box-shadow", "text-shadow", "outline", "mask-image", "clip-path"],
  ...["background-color", "background-image", "filter", "mix-blend-mode", "transform", "scale", "translate"],
  ...["border-top", "border-right", "border-bottom", "border-left", "border-radius", "list-style", "content"],
  ...["font-weight", "font-style", "font-size", "letter-spacing", "text-decoration-line", "text-transform"],
  ...["font-variant-numeric", "object-fit", "object-position", "fill", "stroke", "z-index", "overflow"],
];

/** What of everything drawn, and of what stands before and after it, looks otherwise without the whole stylesheet. */
const repainted = (properties: string[]) => {
  const looks = () =>
    [...document.querySelectorAll("html, body, body *")]
      .filter((element) => element.checkVisibility() && !element.closest("noscript"))
      .flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const place = [x, y, width, height].map((one) => Math.round(one * 2) / 2).join(" ");
        const name = `${element.tagName.toLowerCase()} ${element.getAttribute("class") ?? ""}`;
        return ["", "::before", "::after"].flatMap((part) => {
          const style = getComputedStyle(element, part);
          if (part && /^(none|normal)$/.test(style.content)) return [];
          const look = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
          return `${name}${part}: ${place}; ${look.join("; ")}`;
        });
      });
  const whole = new Set(looks());
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) link.disabled = true;
  return looks().filter((look) => !whole.has(look));
};

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

for (const width of [390, 1440]) {
  test(`a page at rest looks by its own rules as by the whole stylesheet, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    for (const path of everyPath) {
      await page.goto(path);
      await page.locator("html[data-hydrated]").waitFor();
      await page.evaluate(() => dispatchEvent(new Event("scroll")));
      await expect(page.locator("link[rel=stylesheet][media=print]")).toHaveCount(0);
      expect(await page.evaluate(repainted, painted), path).toEqual([]);
    }
  });
}

test("the whole stylesheet waits for a sign of the visitor, or for five seconds", async ({ page }) => {
  const waiting = page.locator("link[rel=stylesheet][media=print]");
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  for (const sign of ["pointermove", "pointerdown", "keydown", "focusin", "click", "scroll"]) {
    await page.goto("/");
    await expect(waiting).toHaveCount(1);
    await page.evaluate((name) => dispatchEvent(new Event(name)), sign);
    await expect(waiting, sign).toHaveCount(0);
  }
  await page.goto("/");
  await page.clock.runFor(4900);
  await expect(waiting).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(waiting).toHaveCount(0);
});
