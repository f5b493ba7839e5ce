import type { Page } from "@playwright/test";
import { readInterviewPage } from "#content-model/interview.ts";
import { readStages } from "#content-model/stages.ts";
import { readYourApplication } from "#content-model/your-application.ts";
import { dateOf } from "#contract/desk/format-day.ts";
import { dayMs } from "#contract/durations.ts";
import { formatInterviewTime } from "#contract/format-time.ts";
import { careerForm } from "#contract/forms/career.ts";
import { applyForJob, pdf } from "../../server/job-application.ts";
import { mailSource, replyTo, withFiles } from "../../server/mail-source.ts";
import { type Peer, startPeer } from "../../server/smtp-peer.ts";
import { signedInMember } from "../../setup/desk.ts";
import { type Dovecot, hasDovecot, startDovecot } from "../../setup/dovecot.ts";
import { openJob } from "../../setup/jobs.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { fillForm, submitButton } from "../form-controls.ts";
import { decideToHire, deskOrigin, expect, rowLink, signIn, test } from "./desk-test.ts";

const [{ result }, { interview: labels }, { career: stages }] = await Promise.all([
  readYourApplication(),
  readInterviewPage(),
  readStages(),
]);
const hiredLabel = stages.find(({ outcome }) => outcome === "accepted")?.label ?? "";
const candidate = { name: "Runa Ek", email: "runa@example.se" };
const other = { name: "Odd Other", email: "odd@example.se" };

let peer: Peer;
let dovecot: Dovecot;
let deskServer: RunningServer;

test.skip(!hasDovecot, "Dovecot is not installed");
test.beforeAll(async () => {
  [peer, dovecot] = await Promise.all([startPeer(), startDovecot()]);
  deskServer = await startServer({
    DESK_PORT: "0",
    SMTP_URL: peer.url,
    IMAP_URL: dovecot.url,
    REPLY_TO_ADDRESS: replyTo,
  });
});
test.afterAll(async () => {
  await deskServer.stop();
  await removeData(deskServer);
  await Promise.all([peer.close(), dovecot.remove()]);
});

/** Waits for a mail in whose text something is found. */
async function findInMail(email: string, pattern: RegExp): Promise<string> {
  const find = () =>
    peer
      .mailsTo(email)
      .map(({ text }) => pattern.exec(text ?? "")?.[1])
      .find(Boolean) ?? "";
  await expect.poll(find, { timeout: 60_000 }).not.toBe("");
  return find();
}

/** Answers the last mail by mail, as the candidate's program does. */
async function answerByMail(body: string, files: Parameters<typeof withFiles>[0] = []) {
  const { replyTo, messageId = "", subject } = peer.mailsTo(candidate.email).at(-1) ?? {};
  const { headers, ...parts } = withFiles(files, body);
  await dovecot.deliver(
    mailSource(
      {
        from: `${candidate.name} <${candidate.email}>`,
        to: replyTo?.value[0]?.address ?? "",
        subject: `Re: ${subject}`,
        "In-Reply-To": messageId,
        ...headers,
      },
      parts.body,
    ),
  );
}

const article = (desk: Page, name: string) => desk.getByRole("article", { name });

/** Replies in the recruiter's own words. */
async function reply(desk: Page, text: string, stage?: string) {
  await desk.getByRole("button", { name: "Reply", exact: true }).click();
  await desk.getByRole("textbox", { name: "Subject" }).fill("About your application");
  await desk.getByRole("textbox", { name: "Text", exact: true }).fill(text);
  if (stage) {
    await desk.getByRole("combobox", { name: /^Stage after sending/ }).click();
    await desk.getByRole("option", { name: `Move to ${stage}` }).click();
  }
  await desk.getByRole("button", { name: "Send", exact: true }).click();
  await expect(article(desk, "Reply by Rut Recruiter").filter({ hasText: text })).toBeVisible();
}

test("a candidate applies, writes, meets the team and is hired, and another withdraws", async ({
  browser,
  context,
}) => {
  const site = await (await browser.newContext({ baseURL: deskServer.url })).newPage();
  const recruiter = await signedInMember(deskServer, { forms: ["career"], name: "Rut Recruiter" });
  await signIn(context, deskServer, recruiter);
  const desk = await context.newPage();

  await test.step("the candidate applies, and gets an answer", async () => {
    await site.goto(`/careers/${openJob.slug}`);
    await site.mouse.move(20, 20);
    await site.locator("html[data-hydrated]").waitFor();
    await fillForm(site, careerForm, {
      ...candidate,
      coverLetter: "I count things.",
      resume: "tests/server/resumes/word.docx",
    });
    await submitButton(site, careerForm).click();
    await expect(site.getByRole("alert")).toHaveText(careerForm.messages.success);
    await desk.goto(`${deskOrigin(deskServer)}/?form=career`);
    await rowLink(desk, candidate.name).click();
    await reply(desk, "Thank you, we would like to know more.");
  });

  await test.step("another candidate withdraws on their page", async () => {
    await applyForJob(deskServer.url, pdf("cv"), "cv.pdf", {}, other);
    const code = await findInMail(other.email, /\/your-application#(\S+)/);
    const page = await site.context().newPage();
    await page.goto(`/your-application#${code}`);
    await page.locator("summary").filter({ hasText: result.withdraw.button }).click();
    await page.getByRole("button", { name: result.withdraw.yes }).click();
    await expect(page.getByText(result.withdraw.done)).toBeVisible();
    await page.close();
    const rows = (await (await recruiter.request("/api/applications?form=career")).json()).applications;
    expect(rows.find(({ name }: { name: string }) => name === other.name)).toMatchObject({
      isWithdrawn: true,
      waitingFor: null,
    });
  });

  const code = await findInMail(candidate.email, /\/your-application#(\S+)/);
  await test.step("the candidate asks back by mail, and is answered with times", async () => {
    await findInMail(candidate.email, /(we would like to know more)/);
    await answerByMail("May I bring my dog?");
    await expect(article(desk, `Email from ${candidate.name}`)).toContainText("May I bring my dog?");
    await reply(desk, "Yes, please do.");

    await desk.getByRole("button", { name: "Offer times …" }).click();
    const dialog = desk.getByRole("dialog");
    for (const [index, daysAhead] of [10, 11].entries()) {
      const number = index + 1;
      const day = dialog.getByRole("textbox", { name: `Day ${number}` });
      await day.fill(dateOf(Date.now() + daysAhead * dayMs));
      await dialog.getByRole("textbox", { name: `Time ${number}` }).fill("9.30");
    }
    await dialog.getByRole("textbox", { name: "Where" }).fill("Tangent street 4");
    await dialog.getByRole("button", { name: "Send the times" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(desk.getByText("2 times offered, none chosen yet")).toBeVisible();
  });

  const times = [10, 11].map((daysAhead) => {
    const localTime = `${dateOf(Date.now() + daysAhead * dayMs)}T09:30`;
    const zoned = Temporal.PlainDateTime.from(localTime).toZonedDateTime("Europe/Stockholm");
    return formatInterviewTime(zoned.epochMilliseconds, 30);
  });
  const [first = "", second = ""] = times;

  await test.step("the candidate chooses a time with the mail's link, and moves it on their page", async () => {
    await site.goto(await findInMail(candidate.email, /(\/interview\/[\w-]+)/));
    await site.getByRole("radio", { name: first }).check();
    await site.getByRole("button", { name: labels.offered.submit }).click();
    await expect(site.getByRole("heading", { name: labels.chosen.title })).toBeVisible();
    await expect(site.getByText(first)).toBeVisible();

    await site.goto(`/your-application#${code}`);
    await expect(site.getByText("Yes, please do.")).toBeVisible();
    await site.getByRole("radio", { name: second }).check();
    await site.getByRole("button", { name: labels.move.submit }).click();
    await expect(site.getByRole("status")).toContainText(labels.chosen.title);
    await expect(site.getByRole("radio", { name: first })).toBeVisible();
    await expect(desk.getByText("moved the meeting")).toBeVisible();
  });

  await test.step("the candidate sends a file, and is hired", async () => {
    await answerByMail("Here is my certificate.", [{ name: "certificate.pdf", content: pdf("grade A") }]);
    await expect(
      article(desk, `Email from ${candidate.name}`).getByRole("link", { name: "certificate.pdf" }),
    ).toBeVisible();
    await decideToHire(desk);
    await desk.keyboard.press("Escape");
    await reply(desk, "Welcome to the team!", hiredLabel);
    await expect(desk.getByRole("combobox", { name: /^Stage:/ })).toHaveAccessibleName(
      `Stage: ${hiredLabel}`,
    );
    await findInMail(candidate.email, /(Welcome to the team!)/);
    await site.reload();
    await expect(site.getByText("Welcome to the team!")).toBeVisible();
  });
  await site.context().close();
});
