import { expect, test } from "./desk-test.ts";

const maxKb = 250;

test(`the first load of the inbox is at most ${maxKb} KB compressed`, async ({ ownerPage: page }) => {
  let bytes = 0;
  page.on("requestfinished", async (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) return;
    const { responseBodySize } = await request.sizes();
    bytes += responseBodySize;
  });
  await page.goto("/?all", { waitUntil: "load" });
  await page.getByRole("heading", { name: "Inbox" }).waitFor();
  await page.getByRole("navigation", { name: "Kinds of applications" }).waitFor();
  await expect.poll(() => bytes / 1024).toBeGreaterThan(50);
  expect(bytes / 1024).toBeLessThanOrEqual(maxKb);
});
