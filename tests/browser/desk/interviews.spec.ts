import { dateOf } from "#contract/desk/format-day.ts";
import { dayMs } from "#contract/durations.ts";
import { axeFindings, axeFindingsInBothSchemes } from "../axe.ts";
import { expectNoSidewaysScroll } from "../sideways-scroll.ts";
import { expect, receiveApplications, test } from "./desk-test.ts";

// Axe would measure colors in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const day = (daysAhead: number) => dateOf(Date.now() + daysAhead * dayMs);

test("times are offered, set and cancelled in dialogs without findings", async ({ page, owner, server }) => {
  const [reference = ""] = await receiveApplications(server, `Asked ${owner.id.slice(0, 6)}`);
  await page.goto(`/applications/${reference}`);
  const dialog = page.getByRole("dialog");
  const field = (name: string) => dialog.getByRole("textbox", { name, exact: true });

  await page.getByRole("button", { name: "Offer times …" }).click();
  await field("Day 1").fill(day(10));
  await field("Time 1").fill("930");
  await field("Where").click();
  await expect(dialog.getByRole("alert")).toHaveText("Please write the time like 09:30.");
  expect(await axeFindingsInBothSchemes(page), "an offer with a wrong time").toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeFindings(page), "an offer on a phone").toEqual([]);
  await expectNoSidewaysScroll(page, "an offer on a phone");
  await field("Time 1").fill("9.30");
  await field("Day 2").fill("2026-12-0");
  await dialog.getByRole("button", { name: "Remove time 2" }).press("Enter");
  await expect(field("Day 2")).toHaveValue("");
  await dialog.getByRole("button", { name: "Send the times" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Please fill in");
  await field("Where").fill("Tangent street 4");
  await dialog.getByRole("button", { name: "Send the times" }).click();
  await expect(page.getByText("1 time offered, none chosen yet")).toBeVisible();

  await page.getByRole("button", { name: "Set the time …" }).click();
  await field("Day").fill(day(11));
  await field("Time").fill("14:15");
  // A key throws nothing away that was typed.
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Discard what you wrote?" });
  await question.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(question).toHaveCount(0);
  await expect(field("Time")).toHaveValue("14:15");
  expect(await axeFindings(page), "setting the time on a phone").toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await axeFindingsInBothSchemes(page), "setting the time").toEqual([]);
  await dialog.getByRole("button", { name: "Set", exact: true }).click();
  await expect(page.getByText("14:15").first()).toBeVisible();

  await page.getByRole("button", { name: "Cancel …" }).click();
  expect(await axeFindingsInBothSchemes(page), "cancelling").toEqual([]);
  await dialog.getByRole("button", { name: "Cancel the meeting" }).click();
  await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
});
