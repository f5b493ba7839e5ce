import type { Page } from "@playwright/test";
import { readYourApplication } from "#content-model/your-application.ts";
import { careerForm } from "#contract/forms/career.ts";
import { contactForm } from "#contract/forms/contact.ts";
import type { FormDefinition } from "#contract/forms/form-definition.ts";
import { founderForm } from "#contract/forms/founder.ts";
import type { ApplicationView } from "#contract/responses.ts";
import { openJob } from "../setup/jobs.ts";
import { fillForm, submitButton } from "./form-controls.ts";
import { expect, test } from "./test.ts";

/** Answers API requests as a proxy in front of the server may; the server itself always sends a `message`. */
function answerWith(page: Page, status: number, contentType: string, body: string) {
  return page.route("**/api/**", (route) => route.fulfill({ status, contentType, body }));
}

const forms: Record<string, { form: FormDefinition; path: string; values: Record<string, string> }> = {
  founder: {
    form: founderForm,
    path: founderForm.path,
    values: { name: "Åsa Öberg", email: "asa@example.se", message: "We measure peat bogs." },
  },
  contact: {
    form: contactForm,
    path: contactForm.path,
    values: {
      name: "Ola Nord",
      email: "ola@example.no",
      subject: "Oslo",
      message: "When are you in Oslo?",
      privacyConsent: "given",
    },
  },
  career: {
    form: careerForm,
    path: `/careers/${openJob.slug}`,
    values: {
      name: "Runa Ek",
      email: "runa@example.se",
      resume: "tests/server/resumes/word.docx",
      coverLetter: "Twelve years of design management.",
    },
  },
};

const html = "<!doctype html><title>Bad Gateway</title>";
const { failed, unexpected } = founderForm.messages;

for (const { kind, status, type, body, text } of [
  { kind: "founder", status: 502, type: "text/html", body: html, text: failed },
  { kind: "founder", status: 500, type: "application/json", body: "", text: failed },
  { kind: "founder", status: 200, type: "text/html", body: html, text: unexpected },
  { kind: "founder", status: 200, type: "application/json", body: "null", text: unexpected },
  { kind: "career", status: 502, type: "text/html", body: html, text: careerForm.messages.failed },
  {
    kind: "career",
    status: 500,
    type: "application/json",
    body: '{"error":"Out of paper."}',
    text: "Out of paper.",
  },
  { kind: "contact", status: 502, type: "text/html", body: html, text: contactForm.messages.failed },
  // JSON of another shape than the server's: a text in it is shown.
  {
    kind: "founder",
    status: 502,
    type: "application/json",
    body: '{"error":{"code":502,"message":"Bad gateway"}}',
    text: failed,
  },
  {
    kind: "founder",
    status: 422,
    type: "application/json",
    body: '{"message":"Out of paper.","errors":null}',
    text: "Out of paper.",
  },
  {
    kind: "founder",
    status: 422,
    type: "application/json",
    body: '{"errors":{"name":{"code":7}},"message":"Out of paper."}',
    text: "Out of paper.",
  },
  {
    kind: "career",
    status: 500,
    type: "application/json",
    body: '{"message":["Out of"],"error":"Out of paper."}',
    text: "Out of paper.",
  },
]) {
  test(`${kind} form, ${status} with ${type} ${body.slice(0, 30)}: shows "${text}"`, async ({
    page,
    open,
  }) => {
    const sample = forms[kind];
    if (!sample) throw new Error(`There is no sample of the ${kind} form`);
    await answerWith(page, status, type, body);
    await open(sample.path);
    await fillForm(page, sample.form, sample.values);
    await submitButton(page, sample.form).click();
    await expect(page.getByRole("alert")).toHaveText(text);
    await expect(page.locator("[name=email]")).not.toHaveValue("");
  });
}

const { form: labels, result } = await readYourApplication();

const application: ApplicationView = {
  message: "Application NVS-7Q2K9D",
  reference: "NVS-7Q2K9D",
  formType: "Founder Application",
  receivedAt: "2026-11-22T09:00:00.000Z",
  stage: null,
  fields: [{ label: "Name", value: "Åsa Öberg" }],
  file: null,
};
const signInPage = "<!doctype html><title>Welcome to our Wi-Fi</title>";

for (const [action, type, body] of [
  ["view", "text/html", signInPage],
  ["view", "application/json", "null"],
  ["erase", "text/html", signInPage],
  ["erase", "application/json", '{"message":"Signed in."}'],
] as const) {
  test(`/your-application, ${action}, 200 with ${type} ${body.slice(0, 20)}: shows an error`, async ({
    page,
    open,
  }) => {
    await answerWith(page, 200, "application/json", JSON.stringify(application));
    await page.route(`**/api/application/${action}`, (route) =>
      route.fulfill({ status: 200, contentType: type, body }),
    );
    await open("/your-application");
    const code = page.getByLabel(labels.code);
    await code.fill("a-code");
    await page.getByRole("button", { name: labels.submit }).click();
    const confirm = page.getByRole("button", { name: result.yes, exact: true });
    if (action === "erase") {
      await page.getByRole("button", { name: result.erase, exact: true }).click();
      await confirm.click();
    }
    await expect(page.getByRole("alert")).toHaveText(action === "erase" ? labels.eraseFailed : labels.failed);
    await expect(page.getByRole("status")).toHaveCount(0);
    // The visitor can try again.
    if (action === "view") await expect(code).toHaveValue("a-code");
    else await expect(confirm).toBeEnabled();
  });
}
