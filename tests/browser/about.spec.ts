import { expect, test } from "./test.ts";

test("ten cards: nine people and the open place", async ({ page, open }) => {
  await open("/about");
  const cards = page.locator("#team ul.grid > li");
  await expect(cards).toHaveCount(10);
  await expect(cards.last().getByRole("link")).toHaveAttribute("href", "/careers");
  for (const person of (await cards.all()).slice(0, 9)) {
    const profile = person.getByRole("link", { name: "Connect on LinkedIn" });
    await expect(profile).toHaveAttribute("target", "_blank");
    await expect(person.getByRole("img").first()).toHaveAttribute("alt", /^Portrait of /);
  }
});

test("only people with a full bio have its button", async ({ page, open }) => {
  await open("/about");
  await expect(page.getByRole("button", { name: /View Full Bio/ })).toHaveCount(6);
  const samir = page.getByRole("article").filter({ hasText: "Samir Haddad" });
  await expect(samir.getByRole("button", { name: /View Full Bio/ })).toHaveCount(0);
});

test("the bio dialog opens, stays within 90 % of the view, closes by X and Escape, and returns the focus", async ({
  page,
  open,
}) => {
  await open("/about");
  const button = page.getByRole("button", { name: /View Full Bio.*Astrid Lindqvist/ });
  const dialog = page.getByRole("dialog", { name: "Astrid Lindqvist" });
  await button.click();
  await expect(dialog).toBeVisible();
  const box = await dialog.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1440 * 0.9);
  expect(box?.height).toBeLessThanOrEqual(900 * 0.9);
  await expect(dialog.getByRole("link", { name: /Connect on LinkedIn/ })).toBeVisible();
  await expect(dialog.getByText("Managing partner")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("the bio dialog's X stays in view while the bio scrolls", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open("/about");
  await page.getByRole("button", { name: /View Full Bio.*Astrid Lindqvist/ }).click();
  const dialog = page.getByRole("dialog", { name: "Astrid Lindqvist" });
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
});

for (const [device, width, height] of [
  ["a phone", 390, 844],
  ["a turned phone", 844, 390],
] as const) {
  test(`on ${device} the bio opens at its beginning and leaves the page as it was`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    await open("/about");
    const button = page.getByRole("button", { name: /View Full Bio.*Jonas Aho/ });
    await button.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
    const before = await place();
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Jonas Aho" });
    expect(await dialog.evaluate((element) => element.scrollTop)).toBe(0);
    const box = await dialog.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(width * 0.9);
    expect(box?.height).toBeLessThanOrEqual(height * 0.9);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    expect(await place()).toEqual(before);
  });
}

test("the bio dialog opens without script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/about`);
  await page.getByRole("button", { name: /View Full Bio.*Grace Nakato/ }).click();
  await expect(page.getByRole("dialog", { name: "Grace Nakato" })).toBeVisible();
  await context.close();
});

test("growth strategy: the market toggle begins with the Nordics and switches to East Africa", async ({
  page,
  open,
}) => {
  await open("/studio");
  await expect(page.getByRole("tab", { name: "Nordics" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "East Africa" }).click();
  await expect(page.getByText("Nairobi or Kampala").first()).toBeVisible();
  await expect(page.getByText("Corporates, municipalities and regions with a budget to pilot")).toBeHidden();
});

test("the parallax hero moves with the page, and not for those who asked for less motion", async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open("/studio");
  const moved = page.locator(".hero-backdrop > div");
  await page.evaluate(() => scrollTo(0, 400));
  await expect(moved).toHaveAttribute("style", /translate: 0px 72px/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open("/studio");
  await page.evaluate(() => scrollTo(0, 400));
  // It would start after a tenth of a second.
  await page.clock.runFor(200);
  await expect(moved).not.toHaveAttribute("style", /translate/);
});
