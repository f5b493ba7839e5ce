import { openJob } from "../setup/jobs.ts";
import { expect, test } from "./test.ts";

test("a printed position has the logo and its text, and neither form nor navigation", async ({
  page,
  open,
}) => {
  await open(`/careers/${openJob.slug}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("link", { name: /, home/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(openJob.requirements?.[0] ?? "")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(page.locator("main form")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(0, 0, 0)");
});
