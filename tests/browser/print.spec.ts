import type { Page } from "@playwright/test";
import { readScale } from "#content-model/scale.ts";
import { careerForm } from "#contract/forms/career.ts";
import type { FormDefinition } from "#contract/forms/form-definition.ts";
import { founderForm } from "#contract/forms/founder.ts";
import { openJob } from "../setup/jobs.ts";
import { fillForm, submitButton } from "./form-controls.ts";
import { jobPath, resume } from "./job-form.ts";
import { expect, test } from "./test.ts";

const { services, approach } = await readScale();

test("a printed position has the logo and its text, and neither form nor navigation", async ({
  page,
  open,
}) => {
  await open(jobPath);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("link", { name: /, home/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(openJob.requirements?.[0] ?? "")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(page.locator("main form")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(0, 0, 0)");
});

/** Sends a form that is filled in, and expects its reference on paper, without the fields. */
async function expectPrintedReference(page: Page, form: FormDefinition) {
  await submitButton(page, form).click();
  await expect(page.locator("[data-reference]")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-reference]")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText(form.messages.success);
  await expect(page.locator("main form [name=email]")).toBeHidden();
  await expect(submitButton(page, form)).toBeHidden();
}

test("the confirmation of an application is printed without its form", async ({ page, open }) => {
  const person = { name: "Åsa Öberg", email: "print@example.se" };
  await open("/apply-founder");
  await fillForm(page, founderForm, { ...person, message: "on paper" });
  await expectPrintedReference(page, founderForm);
  await expect(page.locator("[data-submitted-island]")).toBeVisible();

  await page.emulateMedia({ media: "screen" });
  await open(jobPath);
  await fillForm(page, careerForm, { ...person, coverLetter: "on paper", resume });
  await expectPrintedReference(page, careerForm);
});

test("the panels of all tabs are printed below their titles, and all cards of a row", async ({
  page,
  open,
}) => {
  // The width of an A4 page within its margins.
  const width = 642;
  await page.setViewportSize({ width, height: 900 });
  await open("/scale");
  await page.emulateMedia({ media: "print" });
  for (const { title, services: ofTab } of services.tabs) {
    const panel = page.getByRole("group", { name: title, exact: true });
    await expect(panel.getByText(ofTab[0]?.title ?? "")).toBeVisible();
    expect(await panel.evaluate((element) => getComputedStyle(element, "::before").content)).toBe(
      `"${title}"`,
    );
  }
  for (const card of await page.getByRole("group", { name: approach.title }).getByRole("listitem").all()) {
    const box = await card.boundingBox();
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});
