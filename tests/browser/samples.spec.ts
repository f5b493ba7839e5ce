import { readSite } from "#content-model/site.ts";
import { expect, test } from "./test.ts";

const { sampleNote } = await readSite();

test("the footer explains the tag of samples, where there is one", async ({ page, open }) => {
  await open("/about");
  await expect(page.getByRole("main").getByText("Sample", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(sampleNote)).toBeVisible();
  await page.locator("[data-sample]").evaluateAll((tags) => tags.forEach((tag) => void tag.remove()));
  await expect(page.getByText(sampleNote)).toBeHidden();
});
