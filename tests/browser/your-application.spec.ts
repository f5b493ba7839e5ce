import { copyFileSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readYourApplication } from "#content-model/your-application.ts";
import { careerForm } from "#contract/forms/career.ts";
import { labelOf } from "#contract/forms/form-definition.ts";
import { errorMessages } from "#contract/messages.ts";
import { founder, post } from "../server/founder.ts";
import { openJob } from "../setup/jobs.ts";
import type { RunningServer } from "../setup/server.ts";
import { fillForm, submitButton } from "./form-controls.ts";
import { mailTo, storedWith } from "./forms.ts";
import { holdRequests } from "./hold-requests.ts";
import { expect, test } from "./test.ts";

const { form: labels, result, aside, steps } = await readYourApplication();
const resume = "tests/server/resumes/word.docx";
const coverLetter = "Twelve years of design management.";

const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

/** Opens the question before erasing. */
const askToErase = (page: Page) => page.locator("summary").filter({ hasText: result.erase }).click();

/** Applies for a position and returns the code in the confirmation mail's link. */
async function apply(page: Page, dataDir: string, email: string, file = resume) {
  await page.goto(`/careers/${openJob.slug}`);
  await page.mouse.move(20, 20);
  await page.locator("html[data-hydrated]").waitFor();
  await fillForm(page, careerForm, { name: "Runa Ek", email, coverLetter, resume: file });
  await submitButton(page, careerForm).click();
  await expect(page.getByRole("alert")).toHaveText(careerForm.messages.success);
  const mail = await mailTo(dataDir, email);
  const code = /\/your-application#(\S+)/.exec(mail.text ?? "")?.[1];
  if (!code) throw new Error("The confirmation mail has no code");
  return code;
}

/** Applies as a founder, by the API. @returns the code in the confirmation mail's link */
async function applyWithoutScript({ url, dataDir }: RunningServer) {
  const email = `${crypto.randomUUID()}@example.se`;
  await post(url, { ...founder, email });
  const mail = await mailTo(dataDir, email);
  return { code: /\/your-application#(\S+)/.exec(mail.text ?? "")?.[1] ?? "" };
}

test("the steps of each kind of application stand below its name", async ({ page, open }) => {
  await open("/your-application");
  const section = page.getByRole("region", { name: steps.title });
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(Object.values(steps.kinds ?? {}));
});

test("the mail's link shows the application, which can be downloaded and erased", async ({
  page,
  server,
}) => {
  const code = await apply(page, server.dataDir, "runa@example.se");
  await page.goto(`/your-application#${code}`);
  const [submission] = storedWith(server.dataDir, "email", "runa@example.se");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: submission?.reference })).toBeVisible();
  for (const text of ["Runa Ek", coverLetter, "word.docx"]) await expect(main).toContainText(text);
  // The code is removed from the address.
  expect(page.url()).not.toContain(code);

  const data = page.waitForEvent("download");
  await main.getByRole("link", { name: result.downloadData }).click();
  expect(readFileSync(await (await data).path(), "utf8")).toContain("runa@example.se");
  const file = page.waitForEvent("download");
  await main.getByRole("link", { name: result.downloadFile }).click();
  expect(readFileSync(await (await file).path())).toEqual(readFileSync(resume));

  const question = page.locator("summary").filter({ hasText: result.erase });
  await question.press("Enter");
  await expect(main.getByText(result.confirm)).toBeVisible();
  await question.press("Enter");
  await expect(button(page, result.yes)).toBeHidden();
  await question.press("Enter");
  expect(storedWith(server.dataDir, "email", "runa@example.se")).toHaveLength(1);
  await button(page, result.yes).click();
  await expect(page.getByRole("status")).toContainText(result.gone);
  await expect(page.getByRole("status")).toBeFocused();
  expect(storedWith(server.dataDir, "email", "runa@example.se")).toHaveLength(0);

  await page.goto(`/your-application?again#${code}`);
  await expect(page.getByRole("alert")).toBeVisible();
  expect(server.log.join("\n")).not.toContain(code);
});

test("shows the application again after a reload, until it is erased", async ({ page, server }) => {
  const code = await apply(page, server.dataDir, "reload@example.se");
  await page.goto(`/your-application#${code}`);
  const main = page.getByRole("main");
  await expect(main).toContainText("reload@example.se");
  // The page it was sent from is for the team only.
  await expect(main.getByText("Page", { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(main).toContainText("reload@example.se");
  await expect(page.getByRole("region", { name: aside.title })).toBeVisible();
  await askToErase(page);
  await button(page, result.yes).click();
  await expect(page.getByRole("status")).toContainText(result.gone);
  await expect(page.getByRole("region", { name: aside.title })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel(labels.code)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("accepts a pasted code or link, and rejects an unknown and a missing code", async ({
  page,
  open,
  server,
}) => {
  const code = await apply(page, server.dataDir, "paste@example.se");
  await open("/your-application");
  const input = page.getByLabel(labels.code);
  await input.fill("not-a-code");
  await input.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(errorMessages.unknownCode);
  await input.fill(" ");
  await input.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(errorMessages.missingCode);
  await input.fill(`https://anywhere.example/your-application#${code}`);
  await input.press("Enter");
  await expect(page.getByRole("main")).toContainText("paste@example.se");
});

test("the mail's link works in a tab that already shows the page", async ({ page, open, server }) => {
  const code = await apply(page, server.dataDir, "same-tab@example.se");
  await open("/your-application");
  await page.evaluate((hash) => location.assign(`#${hash}`), code);
  await expect(page.getByRole("main")).toContainText("same-tab@example.se");
  expect(page.url()).not.toContain(code);

  // The skip link's fragment is no code.
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  await expect(page.getByRole("main")).toContainText("same-tab@example.se");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a long name of a file is whole on a phone, and an asterisk in it marks no sample", async ({
  page,
  server,
}, info) => {
  const name = `Anna_Svensson_CV_${"2026_".repeat(8)}*.docx`;
  const file = info.outputPath(name);
  copyFileSync(resume, file);
  await page.setViewportSize({ width: 390, height: 844 });
  const code = await apply(page, server.dataDir, "long-name@example.se", file);
  await page.goto(`/your-application#${code}`);
  const value = page.getByRole("definition").filter({ hasText: "Anna_Svensson" });
  await expect(value).toHaveText(name);
  await expect(value.locator("[data-sample]")).toHaveCount(0);
  const box = await value.boundingBox();
  expect((box?.x ?? 390) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

test("a double click erases once", async ({ page, server }) => {
  const code = await apply(page, server.dataDir, "double-click@example.se");
  await page.goto(`/your-application#${code}`);
  await askToErase(page);
  const requests: string[] = [];
  page.on("request", (request) => request.url().endsWith("/erase") && requests.push(request.url()));
  const release = await holdRequests(page, "**/api/**");
  await button(page, result.yes).dblclick({ noWaitAfter: true });
  await expect(button(page, result.yes)).toBeDisabled();
  release();
  await expect(page.getByRole("status")).toContainText(result.gone);
  expect(requests).toHaveLength(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a failed erase request shows an error and can be repeated", async ({ page, server }) => {
  const code = await apply(page, server.dataDir, "repeat@example.se");
  await page.goto(`/your-application#${code}`);
  await askToErase(page);
  await page.route("**/api/application/erase", (route) => route.abort(), { times: 1 });
  await button(page, result.yes).click();
  await expect(page.getByRole("alert")).toHaveText(labels.eraseFailed);
  await button(page, result.yes).click();
  await expect(page.getByRole("status")).toContainText(result.gone);
});

test("a correction leaves a message that is being written", async ({ page, server }) => {
  const code = await apply(page, server.dataDir, "both@example.se");
  await page.goto(`/your-application#${code}`);
  const message = page.getByLabel(result.message.label);
  await message.fill("Half a message");
  await page.getByText(result.correction.title).click();
  const value = page.getByLabel(result.correction.value);
  await page.getByRole("radio", { name: labelOf(careerForm, "name"), exact: true }).check();
  await value.fill("Runa Eklund");
  await button(page, result.correction.submit).click();
  await expect(page.getByText(result.correction.done)).toBeVisible();
  await expect(value).toBeHidden();
  await expect(message).toHaveValue("Half a message");

  await page.getByText(result.correction.title).click();
  await expect(value).toHaveValue("");
  await value.fill("Runa Eks");
  await button(page, result.message.submit).click();
  await expect(page.getByRole("status")).toHaveText(result.message.sent);
  await expect(page.getByRole("status")).toBeFocused();
  await expect(message).toHaveValue("");
  await expect(value).toHaveValue("Runa Eks");
});

test("a message that no server answered stays, and can be sent again", async ({ page, server }) => {
  const code = await apply(page, server.dataDir, "offline@example.se");
  await page.goto(`/your-application#${code}`);
  const message = page.getByLabel(result.message.label);
  await message.fill("Typed for long");
  await page.route("**/api/application/message", (route) => route.abort(), { times: 1 });
  await button(page, result.message.submit).click();
  await expect(page.getByRole("alert")).toHaveText(labels.failed);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(message).toHaveValue("Typed for long");
  await button(page, result.message.submit).click();
  await expect(page.getByRole("main").getByRole("list").getByText("Typed for long")).toBeVisible();
});

test("what is typed stays when the application was erased elsewhere", async ({ page, server }) => {
  const { code } = await applyWithoutScript(server);
  await page.goto(`/your-application#${code}`);
  await page.getByText(result.correction.title).click();
  const value = page.getByLabel(result.correction.value);
  await value.fill("Half a correction");
  const message = page.getByLabel(result.message.label);
  await message.fill("Typed for long");
  const body = new URLSearchParams({ code });
  await fetch(`${server.url}/api/application/erase`, { method: "POST", body });
  await button(page, result.message.submit).click();
  await expect(page.getByRole("alert")).toHaveText(errorMessages.unknownCode);
  await expect(message).toHaveValue("Typed for long");
  await expect(value).toHaveValue("Half a correction");
});

test("the code of a link that could not be opened is in the field", async ({ page, server }) => {
  const { code } = await applyWithoutScript(server);
  await page.route("**/api/application/view", (route) => route.abort(), { times: 1 });
  await page.goto(`/your-application#${code}`);
  await expect(page.getByRole("alert")).toHaveText(labels.failed);
  await expect(page.getByLabel(labels.code)).toHaveValue(code);
  await button(page, labels.submit).click();
  await expect(page.getByRole("main")).toContainText(founder.name);
});

test("no address and no Referer has the code", async ({ page, server }) => {
  const code = await apply(page, server.dataDir, "referer@example.se");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url(), request.headers().referer ?? ""));
  await page.goto(`/your-application#${code}`);
  await expect(page.getByRole("main")).toContainText("referer@example.se");
  await page.reload();
  await expect(page.getByRole("main")).toContainText("referer@example.se");
  // The first request's fragment stays in the browser.
  expect(sent.filter((text) => text.includes(code) && !text.endsWith(`#${code}`))).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a pasted link opens the application, which answers a message and is erased", async ({
    page,
    server,
  }) => {
    const { code } = await applyWithoutScript(server);
    await page.goto("/your-application");
    await page.getByLabel(labels.code).fill(`https://anywhere.example/your-application#${code}`);
    await button(page, labels.submit).click();
    await page.getByLabel(result.message.label).fill("Without a script");
    await button(page, result.message.submit).click();
    await expect(page.getByRole("status")).toHaveText(result.message.sent);
    await expect(page.getByRole("status")).toBeFocused();
    await askToErase(page);
    await button(page, result.yes).click();
    await expect(page.getByRole("status")).toContainText(result.gone);
  });
});
