import { readForms } from "#content-model/forms.ts";
import { expect, test } from "./test.ts";

const { guide } = await readForms();

test("the guide to the forms links to each form from the home page", async ({ page, open }) => {
  await open("/");
  const section = page.getByRole("region", { name: guide.title });
  const hrefs = await section
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(guide.items.map(({ href }) => href));
});

test("the guide names the page it stands on in place of a link to it", async ({ page, open }) => {
  await open("/apply-founder");
  const section = page.getByRole("region", { name: guide.title });
  await expect(section.getByText(guide.here)).toBeVisible();
  await expect(section.locator("a[href='/apply-founder']")).toHaveCount(0);
});
