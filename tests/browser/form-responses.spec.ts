import type { Page } from "@playwright/test";
import { readYourApplication } from "#content-model/your-application.ts";
import { careerForm } from "#contract/forms/career.ts";
import { contactForm } from "#contract/forms/contact.ts";
import type { FormDefinition } from "#contract/forms/form-definition.ts";
import { founderForm } from "#contract/forms/founder.ts";
import { openJob } from "../setup/jobs.ts";
import { fillForm, submitButton } from "./form-controls.ts";
import { expect, test } from "./test.ts";

type Answer = { status: number; contentType: string; body: string };

/**
 * Answers requests as a proxy in front of the server may; the server itself always sends a `message`. Each answer waits
 * until it is released, so that the state before it can be seen.
 */
async function holdAnswers(page: Page, url: string) {
  const held: ((answer: Answer) => Promise<void>)[] = [];
  await page.route(url, (route) => void held.push((answer) => route.fulfill(answer)));
  return async (answer: Answer) => {
    await expect.poll(() => held.length).toBe(1);
    await held.pop()?.(answer);
  };
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

const json = "application/json";

/** For each form, answers and the text that is shown. */
const cases: Record<string, [status: number, contentType: string, body: string, text: string][]> = {
  founder: [
    [502, "text/html", html, failed],
    [500, json, "", failed],
    [200, "text/html", html, unexpected],
    [200, json, "null", unexpected],
    // JSON of another shape than the server's: a text in it is shown.
    [502, json, '{"error":{"code":502,"message":"Bad gateway"}}', failed],
    [422, json, '{"message":"Out of paper.","errors":null}', "Out of paper."],
    [422, json, '{"errors":{"name":{"code":7}},"message":"Out of paper."}', "Out of paper."],
  ],
  career: [
    [502, "text/html", html, careerForm.messages.failed],
    [500, json, '{"error":"Out of paper."}', "Out of paper."],
    [500, json, '{"message":["Out of"],"error":"Out of paper."}', "Out of paper."],
  ],
  contact: [[502, "text/html", html, contactForm.messages.failed]],
};

for (const [kind, answers] of Object.entries(cases)) {
  test(`the ${kind} form shows an error for answers of a proxy`, async ({ page, open }) => {
    const sample = forms[kind];
    if (!sample) throw new Error(`There is no sample of the ${kind} form`);
    const answer = await holdAnswers(page, "**/api/**");
    await open(sample.path);
    await fillForm(page, sample.form, sample.values);
    for (const [status, contentType, body, text] of answers) {
      const name = `${status} with ${contentType} ${body}`;
      await submitButton(page, sample.form).click();
      await expect(page.getByRole("button", { name: sample.form.messages.submitting })).toBeDisabled();
      await answer({ status, contentType, body });
      await expect(page.getByRole("alert"), name).toHaveText(text);
      await expect(page.locator("[name=email]"), name).not.toHaveValue("");
    }
  });
}

const { form: labels } = await readYourApplication();

const signInPage = "<!doctype html><title>Welcome to our Wi-Fi</title>";

test("/your-application shows an error for answers of a proxy, and the visitor can try again", async ({
  page,
  open,
}) => {
  const answerView = await holdAnswers(page, "**/api/application/view");
  await open("/your-application");
  const code = page.getByLabel(labels.code);
  const submit = page.getByRole("button", { name: labels.submit });
  await code.fill("a-code");
  for (const [contentType, body] of [
    ["text/html", signInPage],
    [json, "null"],
  ] as const) {
    await submit.click();
    await expect(submit).toBeDisabled();
    await answerView({ status: 200, contentType, body });
    await expect(submit).toBeEnabled();
    await expect(page.getByRole("alert"), body).toHaveText(labels.failed);
    await expect(page.getByRole("status")).toHaveCount(0);
    await expect(code).toHaveValue("a-code");
  }
});
