import { expect, test } from "./test.ts";

test("an unknown path shows the error page with status 404, header, footer and links", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByText("404 Not Found").first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
});

for (const [width, screen, place] of [
  [390, "tall", "above"],
  [768, "medium", "beside"],
] as const) {
  test(`at ${width} px the marks of the land stand ${place} the text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/no/such/page");
    const headline = await page.locator("main p.text-title").boundingBox();
    const marks = page.locator(`.land-${screen} .land-mark`);
    expect(await marks.count()).toBeGreaterThan(0);
    for (const mark of await marks.all()) {
      await expect(mark).toBeVisible();
      const box = await mark.boundingBox();
      if (place === "above") expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(headline?.y ?? 0);
      else expect(box?.x).toBeGreaterThan((headline?.x ?? 0) + (headline?.width ?? width));
    }
  });
}

// These match a route of the app, which must not try to load their data.
for (const path of ["/careers/no-such-job", "/portfolio/no-such-company", "/About-us"]) {
  test(`${path} keeps showing the error page after its scripts have loaded`, async ({ page }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.goto(path);
    await page.mouse.move(10, 10);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("main")).toContainText("404 Not Found");
    await expect(page).toHaveTitle(/404 Not Found/);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect(errors).toEqual([]);
  });
}

test("the menu of the error page opens, and its footer shows the year in Stockholm", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(new Date("2031-12-31T23:30:00Z"));
  await page.goto("/no/such/page");
  await expect(page.getByRole("contentinfo")).toContainText("© 2032");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});
