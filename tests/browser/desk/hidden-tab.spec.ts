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
