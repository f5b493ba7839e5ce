import { chromium, type Locator, type Page } from "@playwright/test";
import { readAbout } from "#content-model/about.ts";
import { readPeople } from "#content-model/people.ts";
import { withoutMarks } from "#content-model/sample-marks.ts";
import { readStudio } from "#content-model/studio.ts";
import { findHeadlessShell, launchOptionsFor } from "../setup/chromium.ts";
import { expect, test } from "./test.ts";

const [{ team }, people, studio] = await Promise.all([readAbout(), readPeople(), readStudio()]);
const withBio = people.filter((person) => person.fullBio);
const withoutBio = people.filter((person) => !person.fullBio);
const [person] = withoutMarks(withBio);
if (!person) throw new Error("The fixture content has nobody with a full bio");

const cards = (page: Page) =>
  page
    .locator(`#${team.id} ul`)
    .filter({ has: page.getByRole("article") })
    .locator("> li");
/** Size in whole pixels: the box on screen differs by millionths of a pixel while the dialog slides in. */
const layoutSize = (element: Locator) =>
  element.evaluate((node: HTMLElement) => ({ width: node.offsetWidth, height: node.offsetHeight }));
/** Place and size on the screen, in whole pixels. */
const roundedBox = async (element: Locator) =>
  Object.values((await element.boundingBox()) ?? {}).map((value) => Math.round(value));
const bioButton = (page: Page, name: string) =>
  page.getByRole("button", { name: team.bio }).filter({ hasText: name });

test("the team grid has a card for each person, with a button for a full bio, and one that leads to /careers", async ({
  page,
  open,
}) => {
  await open("/about");
  await expect(cards(page)).toHaveCount(people.length + 1);
  await expect(cards(page).last().getByRole("link")).toHaveAttribute("href", "/careers");
  for (const [index, { name, linkedin }] of people.entries()) {
    const card = cards(page).nth(index);
    const profile = card.getByRole("link", { name: team.connect });
    await expect(profile).toHaveCount(linkedin ? 1 : 0);
    if (linkedin) {
      await expect(profile).toHaveAttribute("href", linkedin);
      await expect(profile).toHaveAttribute("target", "_blank");
    }
    await expect(card.getByRole("img").first()).toHaveAttribute("alt", new RegExp(name));
  }
  expect(withoutBio.length).toBeGreaterThan(0);
  await expect(page.getByRole("button", { name: team.bio })).toHaveCount(withBio.length);
  for (const { name } of withoutBio) await expect(bioButton(page, name)).toHaveCount(0);
});

test("the bio dialog fits the viewport, closes by button and Escape, and returns the focus", async ({
  page,
  open,
}) => {
  await open("/about");
  const button = bioButton(page, person.name);
  const dialog = page.getByRole("dialog", { name: person.name });
  await button.click();
  await expect(dialog).toBeVisible();
  const { width, height } = await layoutSize(dialog);
  expect(width).toBeLessThanOrEqual(1440 * 0.9);
  expect(height).toBeLessThanOrEqual(900 * 0.9);
  await expect(dialog.getByRole("link", { name: team.connect })).toBeVisible();
  for (const text of [person.role, ...(person.fullBio ?? []), ...person.tags]) {
    await expect(dialog.getByText(text)).toBeAttached();
  }
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("a press beside the bio dialog closes it, one that began in it does not", async ({ page, open }) => {
  await open("/about");
  const dialog = page.getByRole("dialog", { name: person.name });
  await bioButton(page, person.name).click();
  await dialog.getByText(person.role).first().hover();
  await page.mouse.down();
  await page.mouse.move(20, 450);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 450);
  await expect(dialog).toBeHidden();
});

test("a dialog moves nothing beside classic scroll bars", async ({ baseURL }) => {
  const browser = await chromium.launch({
    ...launchOptionsFor(findHeadlessShell()),
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage({ baseURL });
  // Here the links of the top bar stand as far apart as the window allows.
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto("/about");
  const barWidth = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(await barWidth()).toBeGreaterThan(0);
  const elements = page.locator("h1, h2, h3, header nav a");
  const places = () =>
    elements.evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().left)));
  await bioButton(page, person.name).scrollIntoViewIfNeeded();
  const before = await places();
  await bioButton(page, person.name).click();
  await expect(page.getByRole("dialog", { name: person.name })).toBeVisible();
  const after = await places();
  // Those in the dialog come into being with it.
  expect(after.filter((left, index) => before[index] !== 0 && left !== before[index] && left !== 0)).toEqual(
    [],
  );
  await browser.close();
});

test("the close button of the bio dialog stays in view while the bio scrolls", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open("/about");
  await bioButton(page, person.name).click();
  const dialog = page.getByRole("dialog", { name: person.name });
  await expect(dialog).toBeVisible();
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  expect(await dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
});

test("on a phone, upright or not, the bio opens at its top and leaves the scroll position unchanged", async ({
  page,
  open,
}) => {
  await open("/about");
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const button = bioButton(page, person.name);
    // A trial click scrolls to the button and waits until it no longer moves.
    await button.click({ trial: true });
    const before = await roundedBox(button);
    await button.click();
    const dialog = page.getByRole("dialog", { name: person.name });
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.scrollTop)).toBe(0);
    const size = await layoutSize(dialog);
    expect(size.width).toBeLessThanOrEqual(Math.ceil(width * 0.9));
    expect(size.height).toBeLessThanOrEqual(Math.ceil(height * 0.9));
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect.poll(() => roundedBox(button)).toEqual(before);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the bio dialog opens", async ({ page }) => {
    await page.goto("/about");
    await bioButton(page, person.name).click();
    await expect(page.getByRole("dialog", { name: person.name })).toBeVisible();
  });
});

test("the market tabs of /studio start with the first market and switch to the second", async ({
  page,
  open,
}) => {
  await open("/studio");
  const [first, second] = studio.markets.items;
  if (!first || !second) throw new Error("The fixture content has less than two markets");
  await expect(page.getByRole("radio", { name: first.title })).toBeChecked();
  await page.getByText(second.title, { exact: true }).click();
  await expect(page.getByText(second.text)).toBeVisible();
  await expect(page.getByText(first.text)).toBeHidden();
});

test("the hero background scrolls slower than the page, but not with reduced motion", async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open("/studio");
  const moved = page.locator("main div[style*='translate:']");
  await page.evaluate(() => scrollTo(0, 400));
  await expect(moved).toHaveAttribute("style", /translate: 0px 72px/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open("/studio");
  await page.evaluate(() => scrollTo(0, 400));
  // The effect starts 100 ms after hydration.
  await page.clock.runFor(200);
  await expect(moved).toHaveCount(0);
});
