import type { Page } from "@playwright/test";
import { readScale } from "#content-model/scale.ts";
import { specification } from "../specification/specification.ts";
import { expect, test } from "./test.ts";

const { hero, services, approach } = await readScale();
const [firstTab, secondTab] = services.tabs;
if (!firstTab || !secondTab) throw new Error("The fixture content has less than two tabs of services");
const firstService = firstTab.services[0]?.title ?? "";
const thirdService = firstTab.services[2]?.title ?? "";
const serviceOfSecondTab = secondTab.services[0]?.title ?? "";

const tab = (page: Page, { title }: { title: string }) => page.getByRole("radio", { name: title });
const choose = (page: Page, { title }: { title: string }) =>
  page.getByRole("group", { name: services.label }).getByText(title, { exact: true }).click();

/** Expects the first tab, chooses the second one and expects that. */
async function expectChoice(page: Page, firstTab: { title: string }, secondTab: { title: string }) {
  await expect(tab(page, firstTab)).toBeChecked();
  await expect(page.getByText(firstService)).toBeVisible();
  await expect(page.getByText(serviceOfSecondTab)).toBeHidden();
  await choose(page, secondTab);
  await expect(tab(page, secondTab)).toBeChecked();
  await expect(page.getByText(firstService)).toBeHidden();
  await expect(page.getByText(serviceOfSecondTab)).toBeVisible();
}

test("the first tab is selected; a click and arrow keys select another", async ({ page, open }) => {
  await open("/scale");
  await expectChoice(page, firstTab, secondTab);
  await tab(page, secondTab).press("ArrowRight");
  await expect(tab(page, firstTab)).toBeFocused();
  await expect(page.getByText(firstService)).toBeVisible();
  await tab(page, firstTab).press("ArrowLeft");
  await expect(tab(page, secondTab)).toBeChecked();
});

test("the services of a tab start closed and open independently", async ({ page, open }) => {
  await open("/scale");
  const panel = page.getByRole("group", { name: firstTab.title, exact: true });
  const items = panel.locator("details");
  await expect(items).toHaveCount(firstTab.services.length);
  for (const [index, { outcome }] of firstTab.services.entries()) {
    await expect(items.nth(index)).not.toHaveAttribute("open");
    await expect(items.nth(index).getByText(outcome.replaceAll("*", ""))).toBeVisible();
  }
  await panel.getByText(firstService).click();
  await panel.getByText(thirdService).click();
  await expect(items.nth(0)).toHaveAttribute("open");
  await expect(items.nth(2)).toHaveAttribute("open");
  await items.nth(0).locator("summary").press("Enter");
  await expect(items.nth(0)).not.toHaveAttribute("open");
  await expect(items.nth(2)).toHaveAttribute("open");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs work", async ({ page }) => {
    await page.goto("/scale");
    await expectChoice(page, firstTab, secondTab);
  });
});

const { cards, visibleCards, phoneBelowPx } = specification.constants.carousel;

for (const [device, width, visible] of [
  ["desktop", phoneBelowPx, visibleCards],
  ["phone", phoneBelowPx - 1, 1],
] as const) {
  const positions = cards - visible + 1;
  test.describe(device, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test("the carousel has the specified positions, wraps at both ends and can be scrolled", async ({
      page,
      open,
    }) => {
      await open("/scale");
      const carousel = page.getByRole("group", { name: approach.title });
      const track = carousel.getByRole("list");
      const dots = carousel.getByRole("button", { name: /^Card \d+ of \d+$/ }).filter({ visible: true });
      await expect(dots).toHaveCount(positions);
      await expect(carousel.getByRole("listitem")).toHaveCount(cards);
      const trackWidth = await track.evaluate((element) => element.clientWidth);
      const expectPosition = async (position: number) => {
        await expect(dots.nth(position)).toHaveAttribute("aria-current", "true");
        await expect
          .poll(() => track.evaluate((element) => element.scrollLeft))
          .toBeCloseTo((position / visible) * trackWidth, -1);
      };
      await expectPosition(0);
      await carousel.getByRole("button", { name: "Previous" }).click();
      await expectPosition(positions - 1);
      await carousel.getByRole("button", { name: "Next" }).click();
      await expectPosition(0);
      await dots.nth(1).click();
      await expectPosition(1);
      for (let position = 2; position < positions; position++) {
        await carousel.getByRole("button", { name: "Next" }).click();
        await expectPosition(position);
      }
      await expect(carousel.getByRole("listitem").last()).toBeInViewport({ ratio: 0.9 });

      await dots.first().click();
      await expectPosition(0);
      const last = carousel.getByRole("listitem").last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
    });
  });
}

test("dots and arrows follow a row that is swiped in browsers without `scrollend`", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    for (const owner of [window, Window.prototype]) Reflect.deleteProperty(owner, "onscrollend");
    addEventListener("scrollend", (event) => event.stopImmediatePropagation(), true);
  });
  await open("/scale");
  const carousel = page.getByRole("group", { name: approach.title });
  const dot = (number: number) => carousel.getByRole("button", { name: `Card ${number} of ${cards}` });
  await carousel.getByRole("list").evaluate((row) => {
    row.scrollTo({ left: 2 * (row.firstElementChild?.clientWidth ?? 0), behavior: "instant" });
  });
  await expect(dot(3)).toHaveAttribute("aria-current", "true");
  await carousel.getByRole("button", { name: "Next" }).click();
  await expect(dot(4)).toHaveAttribute("aria-current", "true");
  await expect(carousel.getByRole("listitem").nth(3)).toBeInViewport({ ratio: 0.9 });
});

test("without the script that moves the carousel its buttons are not shown", async ({ page }) => {
  await page.route(/\/assets\/page-[^/]*\.js$/, (route) => route.abort());
  await page.goto("/scale");
  const carousel = page.getByRole("group", { name: approach.title });
  await expect(carousel.getByRole("list")).toBeVisible();
  await expect(carousel.getByRole("button")).toHaveCount(0);
});

test("the hero links to the services below it", async ({ page, open }) => {
  await open("/scale");
  await page.getByRole("link", { name: hero.explore }).click();
  await expect(page).toHaveURL(new RegExp(`#${services.id}$`));
  await expect(page.getByRole("heading", { name: services.title, exact: true })).toBeInViewport();
});
