import { readSite } from "#content-model/site.ts";
import { expect, test } from "./test.ts";

const { sampleNote } = await readSite();

test("marks of samples and the footer say what they mean, where there is one", async ({ page, open }) => {
  await open("/about");
  const marks = page.getByRole("main").locator("[data-sample]");
  await expect(marks.first()).toBeVisible();
  await expect(marks.first()).toHaveAttribute("title", sampleNote);
  await expect(page.getByText(sampleNote)).toBeVisible();
  await page.locator("[data-sample]").evaluateAll((tags) => tags.forEach((tag) => void tag.remove()));
  await expect(page.getByText(sampleNote)).toBeHidden();
});
