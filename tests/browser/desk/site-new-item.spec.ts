import type { Page } from "@playwright/test";
import { siteClient } from "../../setup/site-client.ts";
import { axeFindingsInBothSchemes } from "../axe.ts";
import { expectNoSidewaysScroll } from "../sideways-scroll.ts";
import { expect } from "./desk-test.ts";
import { test } from "./site-test.ts";

// Axe would measure colors in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const preview = (page: Page) => page.frameLocator('iframe[title="The page as it will be"]');

test("a new position begins with its title, says what is missing, and shows an added field, by keyboard", async ({
  page,
  owner,
  server,
}) => {
  await page.goto("/site");
  await page.getByRole("button", { name: "New position" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "New position" });
  await dialog.getByLabel("Title").pressSequentially("Köksmästare & host");
  await expect(dialog.getByLabel("End of its web address")).toHaveValue("koksmastare-host");
  // Positions are long and alike: nobody begins with another one's texts without choosing it.
  const beginning = dialog.getByLabel("Begin with");
  await expect(beginning).toHaveValue("");
  await dialog.getByLabel("Title").press("Enter");
  await expect(beginning).toBeFocused();
  await beginning.selectOption({ label: "Empty fields" });
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await dialog.getByLabel("Title").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Köksmästare & host");
  // What nobody has written yet is no mistake.
  const toFill = page.getByRole("button", { name: /^\d+ fields still to fill in$/ });
  const countToFill = async () => Number.parseInt((await toFill.textContent()) ?? "", 10);
  await expect(toFill).toBeVisible();
  await expect(page.getByText(/to correct/)).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  // Its page is shown as far as it goes.
  await expect(preview(page).getByRole("heading", { level: 1 })).toHaveText(/Köksmästare & host/);
  await expect(preview(page).getByText("[Tagline]")).toBeVisible();
  expect(await axeFindingsInBothSchemes(page, "iframe")).toEqual([]);

  const count = await countToFill();
  expect(count).toBeLessThan(12);
  const tagline = page.getByRole("textbox", { name: "Tagline" });
  await expect(tagline).toHaveAttribute("aria-required", "true");
  await tagline.fill("For the *kitchen");
  await expect(page.getByRole("button", { name: "1 thing to correct" })).toBeVisible();
  await expect(tagline).toHaveAttribute("aria-invalid", "true");
  await tagline.fill("For the kitchen");
  await expect(page.getByText(/to correct/)).toHaveCount(0);
  await expect(tagline).not.toHaveAttribute("aria-required", "true");
  await expect.poll(countToFill).toBe(count - 1);
  await toFill.press("Enter");
  await expect(page.locator("form :focus")).toHaveAttribute("aria-required", "true");
  await page.getByRole("button", { name: "Close at a set day …" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Deadline" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Deadline" })).toBeInViewport();
  // A term of the position is one field.
  await page.getByText("Terms of the position", { exact: true }).click();
  await page.getByRole("button", { name: "You report to" }).press("Enter");
  const boss = page.getByRole("textbox", { name: "You report to" });
  await expect(boss).toBeFocused();
  await boss.fill("The head of the kitchen");
  await expect(preview(page).getByText("The head of the kitchen")).toBeInViewport();
  await page.getByRole("button", { name: "What we offer" }).press("Enter");
  await expect(page.getByText("1 entry", { exact: true }).last()).toBeVisible();
  await page.getByRole("button", { name: "Appears at a set time …" }).press("Enter");
  const time = page.getByRole("textbox", { name: "Appears on", exact: true });
  await expect(time).toBeFocused();
  // A field that is not filled yet keeps no page from being shown.
  await expect(page.getByText("The draft is saved")).toBeVisible();
  await expect(page.getByText("The page stays as it was")).toHaveCount(0);
  await time.fill("2099-12-01T09:30");
  await expect
    .poll(async () => (await siteClient(owner, server).open("jobs/koksmastare-host.yaml")).values)
    .toMatchObject({ title: "Köksmästare & host", publishAt: "2099-12-01 09:30" });

  await page.getByRole("button", { name: "Discard the draft" }).press("Enter");
  // The focus begins on the button that changes nothing.
  const keep = page.getByRole("dialog").getByRole("button", { name: "Cancel" });
  await expect(keep).toBeFocused();
  await keep.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Köksmästare & host");
  await page.getByRole("button", { name: "Discard the draft" }).press("Enter");
  await page.getByRole("button", { name: "Discard", exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "New position" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Changes", exact: true })).toBeVisible();
  // Its page is gone with it: the one that lists positions is shown.
  await expect(page).toHaveURL(/page=%2Fcareers$/);
  await expect(preview(page).getByRole("heading", { level: 1 })).toBeVisible();
});

test("a reply is written in paragraphs, also after its text was deleted", async ({ page, owner, server }) => {
  const file = "replies/thank-you.yaml";
  const stored = async () => (await siteClient(owner, server).open(file)).values;
  await page.goto("/site");
  await page.getByRole("button", { name: "New reply" }).press("Enter");
  await page.getByRole("dialog", { name: "New reply" }).getByLabel("Title").fill("Thank you");
  await page.keyboard.press("Enter");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.pressSequentially("Dear {name},\n\nThank you.");
  await expect.poll(stored).toMatchObject({ text: "Dear {name},\n\nThank you." });
  await text.fill("");
  await expect.poll(stored).toMatchObject({ text: "" });
  await text.fill("Hello,\n\nBest regards");
  await expect.poll(stored).toMatchObject({ text: "Hello,\n\nBest regards" });
  await siteClient(owner, server).discard(file);
});

test("a position is copied on a phone, without what holds for the original alone", async ({
  page,
  owner,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/site?file=jobs/first-job.yaml");
  await page.getByRole("button", { name: "Copy …" }).click();
  await page.getByRole("dialog").getByLabel("Title").fill("Second in line");
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("1 field still to fill in")).toBeVisible();
  const { values } = await siteClient(owner, server).open("jobs/second-in-line.yaml");
  expect(values).toMatchObject({ title: "Second in line", seo: { title: "Second in line" }, order: 6 });
  for (const name of ["deadline", "form"]) expect(values).not.toHaveProperty(name);
  // What is still the same as in the original says so, until it is another one.
  const next = page.getByRole("button", { name: /^\d+ values are still the same as in the original$/ });
  await next.click();
  const focused = () => page.evaluate(() => document.activeElement?.id ?? "");
  const first = await focused();
  await next.press("Enter");
  await expect.poll(focused).toMatch(/^site-field-/);
  expect(await focused()).not.toBe(first);
  await page.getByRole("button", { name: /^Changes/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /still the same as in the original/ })
    .click();
  await expect.poll(focused).toBe(first);
  await page.getByText("Salary", { exact: true }).click();
  const salary = page.getByRole("textbox", { name: "From", exact: true });
  await expect(salary).toHaveAccessibleDescription(/Still the same as in the original/);
  const description = page.getByRole("textbox", { name: "Description", exact: true });
  await expect(description).toHaveAccessibleDescription(/Still the same as in the original/);
  await description.fill("Who works when we are out");
  await expect(description).not.toHaveAccessibleDescription(/Still the same as in the original/);
  await page.getByText("Search engines", { exact: true }).click();
  await page
    .getByRole("textbox", { name: "Description for search engines" })
    .fill("Who answers when we are out");
  await expect(page.getByText("1 field still to fill in")).toBeHidden();
  await page.getByRole("button", { name: "See the page" }).click();
  await expect(preview(page).getByRole("heading", { name: "Second in line" }).first()).toBeVisible();
  await siteClient(owner, server).discard("jobs/second-in-line.yaml");
});

test("a position gets another address, and the old one is redirected", async ({ page, owner, server }) => {
  const desk = siteClient(owner, server);
  await page.goto("/site");
  await page.getByText("Positions", { exact: true }).click();
  await page.getByRole("button", { name: "Second Job" }).click();
  await page.getByRole("button", { name: "Address …" }).click();
  const dialog = page.getByRole("dialog", { name: "Change the address" });
  const field = dialog.getByLabel("End of its web address");
  await expect(field).toHaveValue("second-job");
  await field.fill("First job");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText(/There is already an item with the address first-job/);
  await field.fill("Other job");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/file=jobs%2Fother-job\.yaml/);
  await expect(preview(page).getByRole("heading", { level: 1 })).toBeVisible();
  expect((await desk.open("redirects.yaml")).values).toMatchObject({
    redirects: expect.arrayContaining([{ from: "/careers/second-job", to: "/careers/other-job" }]),
  });
  // A person has no address that visitors know.
  await page.goto("/site?file=people/first-person.yaml");
  await expect(page.getByRole("button", { name: "Copy …" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Address …" })).toHaveCount(0);
  for (const { file } of await desk.drafts()) await desk.discard(file);
});
