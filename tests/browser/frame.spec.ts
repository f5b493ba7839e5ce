import { expect, test } from "./test.ts";

const mainLinks = ["/about", "/scale", "/programs", "/portfolio", "/insights", "/careers"];

test("the top bar leads to the six sections and both applications", async ({ page, open }) => {
  await open("/");
  const bar = page.getByRole("banner");
  for (const path of mainLinks)
    await expect(bar.locator(`nav[aria-label=Main] a[href="${path}"]`)).toBeVisible();
  await expect(bar.getByRole("link", { name: "Apply as Founder" })).toHaveAttribute("href", "/apply-founder");
  await expect(bar.getByRole("link", { name: "Apply as Partner" })).toHaveAttribute("href", "/apply-partner");
  await expect(bar.getByRole("link", { name: /home/ })).toHaveAttribute("href", "/");
});

test("the whole top bar is in view from the width on at which it replaces the menu", async ({
  page,
  open,
}) => {
  for (const width of [1024, 1080, 1180]) {
    await page.setViewportSize({ width, height: 768 });
    await open("/about");
    const last = await page.getByRole("banner").getByRole("link", { name: "Apply as Founder" }).boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(width - 0.04 * width + 1);
  }
});

test("the skip link is the first stop and leads past the bar", async ({ page, open }) => {
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

  test("going back closes it: it would hide the page one goes back to", async ({ page, open }) => {
    await open("/");
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click());
    await expect(page).toHaveURL("/about");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  });

  test("opens over the whole screen, hides its button, holds the page still, closes on Escape", async ({
    page,
    open,
  }) => {
    await open("/");
    const button = page.getByRole("button", { name: "Open menu" });
    await button.click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await expect(page.locator('[commandfor="site-menu"][command="show-modal"]')).toBeHidden();
    // The wheel is answered before anything has scrolled.
    await page.mouse.wheel(0, 600);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (const path of [...mainLinks, "/apply-founder", "/apply-partner"]) {
      await expect(menu.locator(`nav a[href="${path}"]`)).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("leaves the page behind it where it is", async ({ page, open }) => {
    await open("/about");
    await page.evaluate(() => scrollTo(0, 5000));
    const place = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
    const before = await place();
    await page.getByRole("button", { name: "Open menu" }).click();
    expect(await place()).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
    expect(await place()).toEqual(before);
  });

  test("keeps the focus inside", async ({ page, open }) => {
    await open("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest("#site-menu"),
      );
      expect(inside).toBe(true);
    }
  });

  test("closes on any link and by its close button", async ({ page, open }) => {
    await open("/");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu.getByRole("link", { name: "Scale" }).click();
    await expect(page).toHaveURL(/\/scale$/);
    await expect(menu).toBeHidden();
  });

  test("stays in reach when the screen is turned", async ({ page, open }) => {
    await page.setViewportSize({ width: 800, height: 1100 });
    await open("/about");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.getByRole("button", { name: "Close menu" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Scale" }).click();
    await expect(page).toHaveURL(/\/scale$/);
  });

  test("opens and closes where the browser knows no commands", async ({ page, open }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
      // Takes the browser's own answer to `command` away.
      const own = (event: Event) =>
        (event.target as Element).closest("[commandfor]") && event.preventDefault();
      addEventListener("click", own, true);
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

test("a new page starts at its top; going back returns to the place left", async ({ page, open }) => {
  await open("/");
  await page.evaluate(() => scrollTo(0, 1500));
  await page.getByRole("banner").getByRole("link", { name: "Scale", exact: true }).click();
  await expect(page).toHaveURL(/\/scale$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
});

test("a page come to by a link is the page one comes to directly", async ({ page, open }) => {
  const text = () => page.getByRole("main").evaluate((main) => main.textContent);
  await open("/scale");
  const whole = await text();
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.getByRole("banner").getByRole("link", { name: "Scale", exact: true }).click();
  await expect(page).toHaveURL(/\/scale$/);
  await expect.poll(text).toBe(whole);
});

test("a page that was pointed at opens, with the drawing at its head, although the line has dropped", async ({
  page,
  open,
  context,
}) => {
  await open("/");
  const link = page.getByRole("banner").getByRole("link", { name: "Scale", exact: true });
  const prefetched = ["**/scale.data", "**/pictures/pages-scale-*"].map((one) => page.waitForResponse(one));
  await link.hover();
  for (const response of await Promise.all(prefetched)) await response.finished();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await link.click();
  await expect(page).toHaveURL(/\/scale$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Scale");
  const head = page.locator("img.hero-picture");
  await expect.poll(() => head.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("a line that keeps one waiting does not end the transitions between pages", async ({ page, open }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset.transitions += "+";
      return start(update);
    };
  });
  await open("/");
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { transitions: "" }));
  const held = Promise.withResolvers<void>();
  await page.route("**/scale.data", async (route) => {
    await held.promise;
    await route.continue();
  });
  const bar = page.getByRole("banner");
  const link = bar.getByRole("link", { name: "Scale", exact: true });
  const asked = page.waitForRequest("**/scale.data");
  await link.hover();
  await asked;
  await link.click();
  // Longer than a transition may take on a device that keeps up.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  held.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Scale");
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await bar.getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator("html")).toHaveAttribute("data-transitions", "++");
});

test("a route change moves the focus to the content and is announced", async ({ page, open }) => {
  await open("/");
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator("#content")).toBeFocused();
  await expect(page.locator("p[aria-live]").filter({ hasText: "About" })).toHaveCount(1);
});

test("links change pages without a full load", async ({ page, open }) => {
  await open("/");
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/careers$/);
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});

test("a slash at the end redirects for good", async ({ request }) => {
  const answer = await request.get("/about/", { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe("/about");
});

test("the footer names the year it is in Stockholm", async ({ page, open }) => {
  await page.clock.setFixedTime(new Date("2031-12-31T23:30:00Z"));
  await open("/");
  await expect(page.getByRole("contentinfo")).toContainText("© 2032");
});
