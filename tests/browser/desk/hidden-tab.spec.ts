import type { Page } from "@playwright/test";
import { expect, receiveApplications, rowLink, test } from "./desk-test.ts";

/** Tells the page that its tab was put behind another one, or in front again. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

test("a hidden tab gives up its connection, and catches up when it is shown again", async ({
  page,
  owner,
  server,
}) => {
  const name = `Meanwhile ${owner.id.slice(0, 6)}`;
  await page.clock.install();
  const connected = page.waitForResponse((response) => response.url().endsWith("/api/live"));
  await page.goto("/?all");
  await connected;
  const closed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/live"));
  await setHidden(page, true);
  await page.clock.fastForward(31_000);
  await closed;
  await receiveApplications(server, name);
  await setHidden(page, false);
  await expect(rowLink(page, name)).toBeVisible();
});

test("who comes back to the window after minutes undoes nothing by a key", async ({
  page,
  owner,
  server,
}) => {
  const name = `Behind ${owner.id.slice(0, 6)}`;
  const [reference = ""] = await receiveApplications(server, name);
  await page.clock.install();
  await page.goto(`/?q=${reference}`);
  await rowLink(page, name).waitFor();
  await page.keyboard.press("e");
  const message = page.getByText(`${name}: archived`);
  await expect(message).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("blur")));
  await page.clock.fastForward(60_000);
  await expect(message).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(message).toHaveCount(0);
  await page.keyboard.press("z");
  await expect(page.getByText("There is nothing to undo")).toBeVisible();
});
