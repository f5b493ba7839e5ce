import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { readReplyTemplates } from "#content-model/replies.ts";
import { readStages } from "#content-model/stages.ts";
import { undoWindowMs } from "#contract/desk/replies.ts";
import { fillIn } from "#contract/fill-in.ts";
import { referenceOf } from "../../server/founder.ts";
import { applyForJob, pdf } from "../../server/job-application.ts";
import { invitedToken } from "../../setup/desk.ts";
import { decideToHire, deskOrigin, expect, rowLink, test } from "./desk-test.ts";
import { mailedDesk } from "./mailed-desk.ts";

const [templates, { career: stages }] = await Promise.all([readReplyTemplates(), readStages()]);
const careerTemplates = templates.filter(({ forms }) => forms.includes("career"));
const inviting = careerTemplates.find(({ stage }) => stage === stages[1]?.id);
const hiredStage = stages.find(({ outcome }) => outcome === "accepted");
const declinedStage = stages.find(({ outcome }) => outcome === "declined");
const declining = careerTemplates.find(({ stage }) => stage === declinedStage?.id);
const resume = pdf("The resume of the first applicant");

const recruiter = { name: "Rut Recruiter", email: "rut@studio.example" };
const colleague = { name: "Kim Colleague", email: "kim@studio.example" };
const first = { name: "Frida First", email: "frida@example.se" };
const second = { name: "Sam Second", email: "sam@example.se" };

/** A word that only the note has. */
const noteWord = "quillwort";

const desk = mailedDesk();

const subjectsTo = (email: string) => desk.peer.mailsTo(email).map(({ subject }) => subject);

/** Sends a job application. @returns its reference */
async function apply(applicant: typeof first): Promise<string> {
  const response = await applyForJob(desk.server.url, resume, "cv.pdf", {}, applicant);
  return referenceOf(response);
}

/** Invites a person to the job applications, who signs in with the link of a mail in a browser of their own. */
async function signInByMail(browser: Browser, { name, email }: typeof recruiter): Promise<Page> {
  await invitedToken(desk.server, email, "--name", name, "--role", "member", "--forms", "career");
  const context = await browser.newContext({ baseURL: deskOrigin(desk.server) });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your email address" }).fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect.poll(() => desk.peer.mailsTo(email).length).toBe(1);
  await page.goto(/\/sign-in\/link#[\w-]+/.exec(desk.peer.mailsTo(email)[0]?.text ?? "")?.[0] ?? "");
  const live = page.waitForResponse((response) => response.url().endsWith("/api/live"));
  await page.getByRole("button", { name: "Sign in to the desk" }).click();
  await expect(page.getByText("Nothing is waiting for you")).toBeVisible();
  await page.getByRole("link", { name: "Show the whole inbox" }).click();
  await live;
  return page;
}

const stageOf = (page: Page) => page.getByRole("combobox", { name: /^Stage:/ });

/** Opens an application from the list and waits until its resume is shown. */
async function openApplication(page: Page, name: string) {
  await rowLink(page, name).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await page.getByRole("region", { name: "Resume" }).locator("iframe").waitFor();
  await expect.poll(() => page.frames().length).toBeGreaterThan(1);
  // Chromium's reader takes the focus within this time, and the desk takes it back.
  await page.waitForTimeout(1_500);
}

/** Chooses the stage of the open application with keys. */
async function moveTo(page: Page, label = "") {
  await page.keyboard.press("s");
  await expect(page.getByRole("combobox", { name: "Change the stage to…" })).toBeFocused();
  await page.keyboard.type(label);
  await expect(page.getByRole("option")).toHaveText([label]);
  await page.keyboard.press("Enter");
  await expect(stageOf(page)).toHaveAccessibleName(`Stage: ${label}`);
  await expect(page.getByRole("combobox", { name: "Change the stage to…" })).toHaveCount(0);
}

test("two people work through a day's job applications", async ({ browser }) => {
  const firstReference = await apply(first);
  const recruiterPage = await signInByMail(browser, recruiter);
  const colleaguePage = await signInByMail(browser, colleague);
  const colleaguesRow = colleaguePage.getByRole("row").filter({ hasText: first.name });

  await test.step("the recruiter reads the application and its resume", async () => {
    await expect(rowLink(recruiterPage, `Unread: ${first.name}`)).toBeVisible();
    await openApplication(recruiterPage, first.name);
    await expect(stageOf(recruiterPage)).toHaveAccessibleName(`Stage: ${stages[0]?.label}`);
    const frame = recruiterPage.getByRole("region", { name: "Resume" }).locator("iframe");
    await expect(frame).toBeInViewport();
    const shown = await recruiterPage.request.get((await frame.getAttribute("src")) ?? "");
    expect(shown.headers()["content-type"]).toBe("application/pdf");
    expect(await shown.body()).toEqual(resume);
  });

  await test.step("the colleague sees the next stage without reloading, and is mailed a mention", async () => {
    await expect(colleaguesRow).toContainText(stages[0]?.label ?? "");
    await moveTo(recruiterPage, stages[1]?.label);
    await expect(colleaguesRow).toContainText(stages[1]?.label ?? "");

    const field = recruiterPage.getByRole("textbox", { name: "New note" });
    await recruiterPage.keyboard.press("n");
    await expect(field).toBeFocused();
    await recruiterPage.keyboard.type("@kim");
    await recruiterPage.getByRole("option", { name: colleague.name }).waitFor();
    await recruiterPage.keyboard.press("Enter");
    await recruiterPage.keyboard.type(`please write, ask about the ${noteWord}`);
    await recruiterPage.keyboard.press("Control+Enter");
    await expect(field).toHaveValue("");
    await recruiterPage.keyboard.press("Escape");
    await expect(field).not.toBeFocused();
    await expect.poll(() => desk.peer.mailsTo(colleague.email).length, { timeout: 60_000 }).toBe(2);
    expect(desk.peer.mailsTo(colleague.email)[1]?.subject).toContain(firstReference);
  });

  await test.step("the colleague replies from a template, and the applicant is mailed", async () => {
    await openApplication(colleaguePage, first.name);
    await expect(colleaguePage.getByRole("article", { name: `Note by ${recruiter.name}` })).toContainText(
      `@${colleague.name} please write, ask about the ${noteWord}`,
    );
    await colleaguePage.keyboard.press("r");
    await colleaguePage.getByRole("combobox", { name: /^Template:/ }).click();
    await colleaguePage.getByRole("option", { name: inviting?.label ?? "" }).click();
    const text = fillIn(inviting?.text ?? "", { name: first.name });
    await expect(colleaguePage.getByRole("textbox", { name: "Text" })).toHaveValue(text);
    const sentAt = Date.now();
    await colleaguePage.getByRole("button", { name: "Send", exact: true }).click();

    const subject = fillIn(inviting?.subject ?? "", { reference: firstReference });
    const reply = recruiterPage.getByRole("article", { name: `Reply by ${colleague.name}` });
    await expect(reply).toContainText(subject);
    await expect.poll(() => subjectsTo(first.email), { timeout: 60_000 }).toContain(subject);
    expect(Date.now() - sentAt).toBeGreaterThanOrEqual(undoWindowMs);
    expect(desk.peer.mailsTo(first.email).find((mail) => mail.subject === subject)?.text).toContain(text);
    await expect(reply).toContainText(/^((?!Waits).)*Sent/s);
  });

  await test.step("a second application arrives and is declined with two keys", async () => {
    await recruiterPage.keyboard.press("Escape");
    const reference = await apply(second);
    await openApplication(recruiterPage, second.name);
    await recruiterPage.keyboard.press("d");
    const text = recruiterPage.getByRole("textbox", { name: "Text" });
    await expect(text).toHaveValue(fillIn(declining?.text ?? "", { name: second.name }));
    await expect(text).toBeInViewport({ ratio: 1 });
    await expect(recruiterPage.getByRole("button", { name: "Send and decline" })).toBeFocused();
    await recruiterPage.keyboard.press("Enter");
    await expect(stageOf(recruiterPage)).toHaveAccessibleName(`Stage: ${declinedStage?.label}`);
    const subject = fillIn(declining?.subject ?? "", { reference });
    await expect.poll(() => subjectsTo(second.email), { timeout: 60_000 }).toContain(subject);
  });

  await test.step("the first applicant is hired, as the colleague sees at once", async () => {
    await recruiterPage.keyboard.press("Escape");
    await openApplication(recruiterPage, first.name);
    await decideToHire(recruiterPage);
    await recruiterPage.keyboard.press("Escape");
    await moveTo(recruiterPage, hiredStage?.label);
    await expect(stageOf(colleaguePage)).toHaveAccessibleName(`Stage: ${hiredStage?.label}`);
  });

  await test.step("a word of the note finds the application, and the view is exported", async () => {
    await recruiterPage.keyboard.press("Escape");
    await rowLink(recruiterPage, second.name).waitFor();
    await recruiterPage.keyboard.press("/");
    await recruiterPage.keyboard.type(noteWord);
    await expect(rowLink(recruiterPage, second.name)).toHaveCount(0);
    await expect(rowLink(recruiterPage, first.name)).toBeVisible();

    await recruiterPage.getByRole("button", { name: "Export" }).click();
    const [download] = await Promise.all([
      recruiterPage.waitForEvent("download"),
      recruiterPage.getByRole("menuitem", { name: ".xlsx" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    // The signature of a ZIP file, which a workbook is.
    expect((await readFile(await download.path())).subarray(0, 4)).toEqual(Buffer.from("PK\u0003\u0004"));
  });

  await recruiterPage.context().close();
  await colleaguePage.context().close();
});
