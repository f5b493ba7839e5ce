import { companyDetails, readSite } from "#content-model/site.ts";
import { expect, test } from "./test.ts";
import { spaceText } from "./text-spacing.ts";

const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;

const mainLinks = ["/about", "/scale", "/programs", "/portfolio", "/insights", "/careers"];

test("the header links to the six sections and both application forms", async ({ page, open }) => {
  await open("/");
  const header = page.getByRole("banner");
  for (const path of mainLinks)
    await expect(header.locator(`nav[aria-label=Main] a[href="${path}"]`)).toBeVisible();
  for (const path of ["/apply-founder", "/apply-partner"]) {
    await expect(header.locator(`a[href="${path}"]`).filter({ visible: true })).toHaveCount(1);
  }
  await expect(header.getByRole("link", { name: /home/ })).toHaveAttribute("href", "/");
});

test("the header's action is outlined at the top of a page, and filled below", async ({ page, open }) => {
  await open("/portfolio");
  const action = page.getByRole("banner").locator('a[href="/apply-founder"]').filter({ visible: true });
  const filled = await page
    .getByRole("main")
    .locator('a[href="/apply-founder"]')
    .first()
    .evaluate(backgroundOf);
  expect(await action.evaluate(backgroundOf)).not.toBe(filled);
  await page.evaluate(() => scrollTo(0, innerHeight));
  await expect.poll(() => action.evaluate(backgroundOf)).toBe(filled);
});

test("the footer of every page states the company's registered details, marked while they are a sample", async ({
  page,
  open,
}) => {
  const text = companyDetails(await readSite());
  for (const path of ["/", "/privacy"]) {
    await open(path);
    const details = page.getByRole("contentinfo").getByText(text);
    await expect(details).toBeVisible();
    await expect(details.locator("[data-sample]")).toHaveCount(text.split("*").length - 1);
  }
});

test("the header fits into the window from 1024 px on", async ({ page, open }) => {
  await open("/about");
  const founderLink = page.getByRole("banner").locator('a[href="/apply-founder"]').filter({ visible: true });
  const rightEdge = async () => {
    const box = await founderLink.boundingBox();
    return box ? box.x + box.width : Number.POSITIVE_INFINITY;
  };
  for (const width of [1024, 1080, 1180]) {
    await page.setViewportSize({ width, height: 768 });
    await expect.poll(rightEdge).toBeLessThanOrEqual(width - 0.04 * width + 1);
  }
  await page.setViewportSize({ width: 1024, height: 768 });
  await spaceText(page);
  await expect.poll(rightEdge).toBeLessThanOrEqual(1024);
});

test("the skip link is focused first and moves the focus to the content", async ({ page, open }) => {
  await open("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test.describe("phone menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("closes when the visitor goes back", async ({ page, open }) => {
    await open("/");
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click());
    await expect(page).toHaveURL("/about");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  });

  test("covers the screen, keeps page and focus where they are, closes on Escape, its button and a link", async ({
    page,
    open,
  }) => {
    await open("/contact");
    const button = page.getByRole("button", { name: "Open menu" });
    await button.click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await expect
      .poll(async () => Object.values((await menu.boundingBox()) ?? {}).map(Math.round))
      .toEqual([0, 0, 390, 844]);
    await expect(page.locator('[commandfor="site-menu"][command="show-modal"]')).toBeHidden();
    // The wheel event returns before the page has scrolled.
    await page.mouse.wheel(0, 600);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (const path of [...mainLinks, "/apply-founder", "/apply-partner"]) {
      await expect(menu.locator(`nav a[href="${path}"]`)).toBeVisible();
    }
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest("#site-menu"),
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await button.click();
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await button.click();
    await menu.locator('nav a[href="/scale"]').click();
    await expect(page).toHaveURL(/\/scale$/);
    await expect(menu).toBeHidden();
  });

  test("its lines appear one after the other, and at once with reduced motion", async ({ page, open }) => {
    await open("/");
    const button = page.getByRole("button", { name: "Open menu" });
    const lines = page.locator("#site-menu nav li");
    const delays = () =>
      lines.evaluateAll((items) => items.map((item) => getComputedStyle(item).transitionDelay.split(",")[0]));
    await button.click();
    await expect.poll(async () => (await delays()).slice(0, 3)).toEqual(["0s", "0.04s", "0.08s"]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(async () => [...new Set(await delays())]).toEqual(["0s"]);
  });

  test("keeps the scroll position of the page", async ({ page, open }) => {
    await open("/about");
    await page.evaluate(() => scrollTo(0, 5000));
    const place = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
    // Sections get their height when they come into view.
    let before = await place();
    await expect
      .poll(async () => {
        const earlier = before;
        before = await place();
        return earlier.join() === before.join();
      })
      .toBe(true);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(await place()).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
    expect(await place()).toEqual(before);
  });

  test("closes when the window becomes wide enough for the links of the header", async ({ page, open }) => {
    await page.setViewportSize({ width: 800, height: 1100 });
    await open("/about");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
    await page.getByRole("navigation", { name: "Main" }).locator('a[href="/scale"]').click();
    await expect(page).toHaveURL(/\/scale$/);
  });

  test("opens and closes in browsers without support for commands", async ({ page, open }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
      // Prevents the browser's own handling of `command`.
      const preventCommand = (event: Event) =>
        (event.target as Element).closest("[commandfor]") && event.preventDefault();
      addEventListener("click", preventCommand, true);
    });
    await open("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
  });

  test("opens without JavaScript", async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(baseURL);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await context.close();
  });
});

test("the footer shows the current year in Stockholm", async ({ page, open }) => {
  await page.clock.setFixedTime(new Date("2031-12-31T23:30:00Z"));
  await open("/");
  await expect(page.getByRole("contentinfo")).toContainText("© 2032");
});
