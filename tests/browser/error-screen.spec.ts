import { expect, test } from "./test.ts";

test("an unknown path is the error screen with status 404, in the frame, with ways on", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByText("404 Not Found").first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
});

// The application knows routes of these forms, and would look for their data.
for (const path of ["/careers/no-such-job", "/portfolio/no-such-company", "/About"]) {
  test(`${path} stays the error screen`, async ({ page }) => {
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

test("the error screen opens its menu and names the year it is in Stockholm", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(new Date("2031-12-31T23:30:00Z"));
  await page.goto("/no/such/page");
  await expect(page.getByRole("contentinfo")).toContainText("© 2032");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});
