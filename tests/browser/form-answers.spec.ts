import type { Page } from "@playwright/test";
import type { ApplicationView } from "#contract/responses.ts";
import { expect, test } from "./test.ts";

/** What a proxy in front of the server may answer in its place; the server itself always sends a `message`. */
function answerWith(page: Page, status: number, contentType: string, body: string) {
  return page.route("**/api/**", (route) => route.fulfill({ status, contentType, body }));
}

async function sendMessage(page: Page) {
  await page.getByLabel("Name").fill("Ola Nord");
  await page.getByLabel("Email").fill("ola@example.no");
  await page.getByLabel("Subject").fill("Oslo");
  await page.getByRole("textbox", { name: "Message" }).fill("When are you in Oslo?");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Send Message" }).click();
}

async function applyAsFounder(page: Page) {
  await page.getByLabel("Name").fill("Åsa Öberg");
  await page.getByLabel("Email").fill("asa@example.se");
  await page.getByRole("textbox", { name: "Message" }).fill("We measure peat bogs.");
  await page.getByRole("button", { name: "Submit Application" }).click();
}

async function applyForJob(page: Page) {
  await page.getByLabel("Name").fill("Runa Ek");
  await page.getByLabel("Email").fill("runa@example.se");
  await page.getByLabel("Resume").setInputFiles("tests/server/resumes/word.docx");
  await page.getByLabel("Cover Letter").fill("Twelve years of design management.");
  await page.getByRole("button", { name: "Submit Application" }).click();
}

const page502 = "<!doctype html><title>Bad Gateway</title>";
const cases = [
  ["/apply-founder", applyAsFounder, 502, "text/html", page502, "Failed to submit application"],
  ["/apply-founder", applyAsFounder, 500, "application/json", "", "Failed to submit application"],
  [
    "/apply-founder",
    applyAsFounder,
    200,
    "text/html",
    page502,
    "An unexpected error occurred. Please try again.",
  ],
  [
    "/apply-founder",
    applyAsFounder,
    200,
    "application/json",
    "null",
    "An unexpected error occurred. Please try again.",
  ],
  ["/careers/venture-builder", applyForJob, 502, "text/html", page502, "Failed to submit application"],
  [
    "/careers/venture-builder",
    applyForJob,
    500,
    "application/json",
    '{"error":"Out of paper."}',
    "Out of paper.",
  ],
  [
    "/contact",
    sendMessage,
    502,
    "text/html",
    page502,
    "There was an error submitting your message. Please try again.",
  ],
  // JSON of other shapes than ours: what can be read of it is shown, and the form stays.
  [
    "/apply-founder",
    applyAsFounder,
    502,
    "application/json",
    '{"error":{"code":502,"message":"Bad gateway"}}',
    "Failed to submit application",
  ],
  [
    "/apply-founder",
    applyAsFounder,
    422,
    "application/json",
    '{"message":"Out of paper.","errors":null}',
    "Out of paper.",
  ],
  [
    "/apply-founder",
    applyAsFounder,
    422,
    "application/json",
    '{"errors":{"name":{"code":7}},"message":"Out of paper."}',
    "Out of paper.",
  ],
  [
    "/careers/venture-builder",
    applyForJob,
    500,
    "application/json",
    '{"message":["Out of"],"error":"Out of paper."}',
    "Out of paper.",
  ],
] as const;

for (const [path, send, status, type, body, text] of cases) {
  test(`${path}, answered ${status} with ${type} ${body.slice(0, 10)}`, async ({ page, open }) => {
    await answerWith(page, status, type, body);
    await open(path);
    await send(page);
    await expect(page.getByRole("alert")).toHaveText(text);
    await expect(page.getByLabel("Email")).not.toHaveValue("");
  });
}

const held: ApplicationView = {
  message: "Application NVS-7Q2K9D",
  reference: "NVS-7Q2K9D",
  formType: "Founder Application",
  receivedAt: "2026-11-22T09:00:00.000Z",
  fields: [{ label: "Name", value: "Åsa Öberg" }],
  file: null,
};
const signIn = "<!doctype html><title>Welcome to our Wi-Fi</title>";

for (const [action, type, body] of [
  ["view", "text/html", signIn],
  ["view", "application/json", "null"],
  ["erase", "text/html", signIn],
  ["erase", "application/json", '{"message":"Signed in."}'],
] as const) {
  test(`/your-application, ${action} answered 200 with ${type} ${body.slice(0, 10)}`, async ({
    page,
    open,
  }) => {
    await answerWith(page, 200, "application/json", JSON.stringify(held));
    await page.route(`**/api/application/${action}`, (route) =>
      route.fulfill({ status: 200, contentType: type, body }),
    );
    await open("/your-application");
    await page.getByLabel("Your code").fill("a-code");
    await page.getByRole("button", { name: "Show what you hold" }).click();
    if (action === "erase") {
      await page.getByRole("button", { name: "Erase everything" }).click();
      await page.getByRole("button", { name: "Yes, erase it" }).click();
    }
    await expect(page.getByRole("alert")).toHaveText("We could not reach the server. Please try again.");
    await expect(page.getByRole("status")).toHaveCount(0);
    // What one can try again with is still there.
    if (action === "view") await expect(page.getByLabel("Your code")).toHaveValue("a-code");
    else await expect(page.getByRole("button", { name: "Yes, erase it" })).toBeEnabled();
  });
}
