import { readApplyFounder } from "#content-model/apply-founder.ts";
import { readApplyPartner } from "#content-model/apply-partner.ts";
import { readContactPage } from "#content-model/contact.ts";
import { readHome } from "#content-model/home.ts";
import { expect, test } from "./test.ts";

const { guide } = await readContactPage();
const { paths } = await readHome();

test("the home page leads to the guide to the forms, which links to each form", async ({ page, open }) => {
  await open("/");
  await page.getByRole("link", { name: paths.guide.label }).click();
  const section = page.getByRole("region", { name: guide.title });
  await expect(section).toBeInViewport();
  const hrefs = await section
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(guide.items.map(({ href }) => href));
});

for (const [path, { hero }] of [
  ["/apply-founder", await readApplyFounder()],
  ["/apply-partner", await readApplyPartner()],
] as const) {
  test(`the first view of ${path} leads to the other form`, async ({ page, open }) => {
    await open(path);
    await expect(page.getByText(hero.otherForm.question)).toBeInViewport();
    await page.getByRole("link", { name: hero.otherForm.label }).click();
    await expect(page).toHaveURL(hero.otherForm.href);
  });
}
