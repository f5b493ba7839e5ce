import { expect, test } from "./test.ts";

test("two tabs, Nordic first; arrow keys, Home and End move and select", async ({ page, open }) => {
  await open("/scale");
  const nordic = page.getByRole("tab", { name: "Nordic Scaling" });
  const global = page.getByRole("tab", { name: "Global Scaling" });
  await expect(nordic).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Market validation")).toBeVisible();
  await global.click();
  await expect(global).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Market validation")).toBeHidden();
  await expect(page.getByText("Choosing the market")).toBeVisible();
  await global.press("ArrowRight");
  await expect(nordic).toBeFocused();
  await expect(nordic).toHaveAttribute("aria-selected", "true");
  await nordic.press("End");
  await expect(global).toBeFocused();
  await global.press("Home");
  await expect(nordic).toBeFocused();
});

test("each tab has five services, closed at first, that open and close each for itself", async ({
  page,
  open,
}) => {
  await open("/scale");
  const panel = page.getByRole("tabpanel", { name: "Nordic Scaling" });
  const items = panel.locator("details");
  await expect(items).toHaveCount(5);
  for (const item of await items.all()) await expect(item).not.toHaveAttribute("open");
  await panel.getByText("Market validation").click();
  await panel.getByText("First hires").click();
  await expect(items.nth(0)).toHaveAttribute("open");
  await expect(items.nth(2)).toHaveAttribute("open");
  await items.nth(0).locator("summary").press("Enter");
  await expect(items.nth(0)).not.toHaveAttribute("open");
  await expect(items.nth(2)).toHaveAttribute("open");
});

test("without script both tabs' contents can be read, one below the other", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/scale`);
  await expect(page.getByText("Market validation")).toBeVisible();
  await expect(page.getByText("Choosing the market")).toBeVisible();
  await expect(page.getByText("Global Scaling", { exact: true }).last()).toBeVisible();
  await context.close();
});

for (const [device, width, step] of [
  ["desktop", 1440, 1 / 3],
  ["phone", 390, 1],
] as const) {
  test.describe(device, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test("the carousel has three positions, wraps at both ends, and moves by its step", async ({
      page,
      open,
    }) => {
      await open("/scale");
      const carousel = page.getByRole("group", { name: "Our Approach" });
      const track = carousel.getByRole("list");
      const dots = carousel.getByRole("button", { name: /Position/ });
      await expect(dots).toHaveCount(3);
      await expect(carousel.getByRole("listitem")).toHaveCount(5);
      const trackWidth = await track.evaluate((element) => element.clientWidth);
      const expectAt = async (position: number) => {
        await expect(dots.nth(position)).toHaveAttribute("aria-current", "true");
        await expect
          .poll(() => track.evaluate((element) => element.scrollLeft))
          .toBeCloseTo(position * step * trackWidth, -1);
      };
      await expectAt(0);
      await carousel.getByRole("button", { name: "Previous" }).click();
      await expectAt(2);
      await carousel.getByRole("button", { name: "Next" }).click();
      await expectAt(0);
      await dots.nth(1).click();
      await expectAt(1);
    });

    test("the fourth and fifth card can be scrolled to", async ({ page, open }) => {
      await open("/scale");
      const carousel = page.getByRole("group", { name: "Our Approach" });
      const last = carousel.getByRole("listitem").last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
    });
  });
}

test("the hero's anchor leads to the services", async ({ page, open }) => {
  await open("/scale");
  await page.getByRole("link", { name: "Explore our services" }).click();
  await expect(page).toHaveURL(/#services$/);
  await expect(page.getByRole("heading", { name: "Two directions, ten services" })).toBeInViewport();
});
