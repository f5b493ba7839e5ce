import { readForms } from "#content-model/forms.ts";
import { careerForm } from "#contract/forms/career.ts";
import { contactForm } from "#contract/forms/contact.ts";
import { founderForm } from "#contract/forms/founder.ts";
import { partnerForm } from "#contract/forms/partner.ts";
import { maxLength } from "#contract/limits.ts";
import { submissionMessages } from "#contract/messages.ts";
import { openJob } from "../setup/jobs.ts";
import { control, fillForm, submitButton } from "./form-controls.ts";
import { storedWith } from "./forms.ts";
import { expect, test } from "./test.ts";

const { draft } = await readForms();

test("a corrected field is no longer marked once it is left", async ({ page, open }) => {
  await open("/apply-founder");
  await submitButton(page, founderForm).click();
  const name = control(page, founderForm, "name");
  const email = control(page, founderForm, "email");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.fill("Åsa Öberg");
  await name.press("Tab");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await email.fill("asa at example");
  await email.press("Tab");
  await expect(email).toHaveAccessibleDescription(/valid email address/);
  await email.fill("asa@example.se");
  await email.press("Tab");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(control(page, founderForm, "message")).toHaveAttribute("aria-invalid", "true");
});

test("completes a web address without a scheme", async ({ page, open, server }) => {
  await open("/apply-founder");
  await fillForm(page, founderForm, {
    name: "Åsa Öberg",
    email: "asa@example.se",
    linkedin: "linkedin.example/in/asa",
    message: "completed",
  });
  await expect(control(page, founderForm, "linkedin")).toHaveValue("https://linkedin.example/in/asa");
  await submitButton(page, founderForm).click();
  await expect(page.getByRole("alert")).toHaveText(founderForm.messages.success);
  const [submission] = storedWith(server.dataDir, "message", "completed");
  expect(submission?.fields.linkedin).toBe("https://linkedin.example/in/asa");
});

test("says that a resume has to be attached again after a reload", async ({ page, open }) => {
  const path = `/careers/${openJob.slug}`;
  await open(path);
  await fillForm(page, careerForm, { name: "Runa Ek", resume: "tests/server/resumes/word.docx" });
  await control(page, careerForm, "coverLetter").fill("Twelve years.");
  await expect(page.getByText(draft.saved)).toBeVisible();
  await open(path);
  await expect(page.getByText(submissionMessages.attachAgain).first()).toBeVisible();
  await control(page, careerForm, "resume").setInputFiles("tests/server/resumes/word.docx");
  await expect(page.getByText(submissionMessages.attachAgain)).toHaveCount(0);
});

test("keeps the consent while the visitor reads the privacy policy", async ({ page, open }) => {
  await open("/contact");
  await fillForm(page, contactForm, { name: "Ola", privacyConsent: "given" });
  await page.locator('form[data-form] a[href="/privacy"]').click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goBack();
  await expect(page.getByRole("checkbox")).toBeChecked();
  await expect(control(page, contactForm, "name")).toHaveValue("Ola");
});

test("fields count characters, follow the direction of the text and tell browsers how to type", async ({
  page,
  open,
}) => {
  await open("/apply-founder");
  const message = control(page, founderForm, "message");
  await message.fill("a".repeat(100));
  await expect(page.getByText(/of 20,000 characters/)).toHaveCount(0);
  await message.fill("a".repeat(maxLength.text - 10));
  await expect(page.getByText("19,990 of 20,000 characters")).toBeVisible();
  await expect(message).toHaveAttribute("maxlength", String(maxLength.text));

  for (const name of ["name", "message"] as const) {
    const field = control(page, founderForm, name);
    await field.fill("مرحبا");
    expect(await field.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
  }

  await expect(control(page, founderForm, "linkedin")).toHaveAttribute("autocomplete", "off");
  await expect(control(page, founderForm, "email")).toHaveAttribute("spellcheck", "false");
  await expect(control(page, founderForm, "name")).toHaveAttribute("autocapitalize", "words");
  await open("/apply-partner");
  await expect(control(page, partnerForm, "website")).toHaveAttribute("autocomplete", "url");
});
