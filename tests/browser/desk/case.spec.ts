import type { Page } from "@playwright/test";
import { dayMs } from "#contract/durations.ts";
import { queuedMail } from "#server/submissions/queued-mail.ts";
import { change, read } from "../../server/desk/review.ts";
import { withStore } from "../../server/desk/waiting-mail.ts";
import { type Peer, startPeer } from "../../server/smtp-peer.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { test as deskTest, expect, receiveApplications, rowLink } from "./desk-test.ts";

/** A desk whose mail server refuses addresses that begin with `gone`. */
const test = deskTest.extend<object, { peer: Peer; server: RunningServer }>({
  peer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const peer = await startPeer({
        onRcptTo({ address }, _session, done) {
          if (address.startsWith("gone")) done(Object.assign(new Error("No"), { responseCode: 550 }));
          else done();
        },
      });
      await use(peer);
      await peer.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ peer }, use) => {
      const server = await startServer({ DESK_PORT: "0", SMTP_URL: peer.url });
      await use(server);
      await server.stop();
      await removeData(server);
    },
    { scope: "worker" },
  ],
});

const tagOf = ({ id }: SignedInMember) => id.replaceAll("-", "").slice(0, 8);

async function sendReply(page: Page, reference: string, text: string) {
  await page.goto(`/applications/${reference}`);
  await page.getByRole("button", { name: "Reply" }).click();
  await page.getByRole("textbox", { name: "Subject" }).fill("Hello");
  await page.getByRole("textbox", { name: "Text" }).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Waiting to be sent", { exact: true })).toBeVisible();
}

test("who wrote a reply that was refused is told, and sends it by correcting the address", async ({
  page,
  owner,
  server,
  peer,
}) => {
  const tag = tagOf(owner);
  const name = `Gone ${tag}`;
  const [reference = ""] = await receiveApplications(server, name);
  await sendReply(page, reference, `Welcome, ${tag}`);
  await expect(page.getByText(`Your reply to ${reference} could not be delivered`).first()).toBeVisible();
  await expect(page.getByText("Reply not delivered")).toBeVisible();
  await expect(page.getByText("Waiting for the applicant")).toHaveCount(0);
  await page.getByRole("link", { name: "Inbox" }).first().click();
  await page
    .getByRole("navigation", { name: "Kinds of applications" })
    .getByRole("link", { name: "All" })
    .click();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row.getByRole("img", { name: "Reply not delivered" })).toBeVisible();

  await rowLink(page, name).click();
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Correct the address …" }).click();
  const dialog = page.getByRole("dialog", { name: "Correct the address" });
  const address = dialog.getByRole("textbox", { name: "Email address" });
  await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  await address.fill("not an address");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await dialog.getByRole("checkbox", { name: "Confirmation" }).uncheck();
  await address.fill(`here.${tag}@example.se`);
  await page.keyboard.press("Enter");
  await expect(page.getByText("The address is corrected").first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Waiting for the applicant")).toBeVisible();
  await expect(page.getByText("Reply not delivered")).toHaveCount(0);
  const sent = peer.mailsTo(`here.${tag}@example.se`).map(({ text }) => text);
  expect(sent).toEqual([expect.stringContaining(`Welcome, ${tag}`)]);
});

test("of two people who correct the same address, the second is told and overwrites nothing", async ({
  page,
  owner,
  server,
}) => {
  const tag = tagOf(owner);
  const [reference = ""] = await receiveApplications(server, `Corrected ${tag}`);
  const colleague = await signedInMember(server, { name: `Cato ${tag}`, forms: ["founder"] });
  await page.goto(`/applications/${reference}`);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Correct the address …" }).click();
  const dialog = page.getByRole("dialog", { name: "Correct the address" });
  await dialog.getByRole("textbox", { name: "Email address" }).fill(`second.${tag}@example.se`);
  const { status } = await colleague.request(`/api/applications/${reference}/address`, {
    method: "PATCH",
    body: { email: `first.${tag}@example.se`, version: 1 },
  });
  expect(status).toBe(204);
  // Behind the dialog it is shown already.
  await expect(page.getByText(`first.${tag}@example.se`).first()).toBeAttached();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText(`${colleague.name} corrected the address`);
  const email = async () => (await read(owner, reference)).application.email;
  expect(await email()).toBe(`first.${tag}@example.se`);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await email()).toBe(`second.${tag}@example.se`);
});

test("a failed mail is dismissed from the list", async ({ page, owner, server }) => {
  const [reference = ""] = await receiveApplications(server, `Gone too ${tagOf(owner)}`);
  await page.goto("/mails?state=failed");
  const row = page.getByRole("row", { name: reference });
  await expect(row).toContainText("The mailbox does not exist");
  await row.getByRole("button", { name: /^Dismiss/ }).click();
  await expect(page.getByText("The email is dismissed").first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto("/mails");
  await expect(row.filter({ hasText: "Confirmation" })).toContainText("Cancelled");
});

/** Stores that the last reply to an application was delivered some days ago. */
const answeredDaysAgo = (server: RunningServer, reference: string, days: number) =>
  withStore(server, ({ transaction }) =>
    transaction(async ({ submissions, mails, replies }) => {
      const id = (await submissions.findByReference(reference))?.id ?? "";
      const sentAt = Date.now() - days * dayMs;
      const mail = queuedMail("reply", { submissionId: id }, sentAt);
      await mails.insert([{ ...mail, state: "sent", sentAt }]);
      await replies.updateTimes([id]);
    }),
  );

test("Mine shows until when an answer is due, and an applicant who does not answer", async ({
  page,
  owner,
  server,
}) => {
  const name = `Due ${tagOf(owner)}`;
  const [reference = ""] = await receiveApplications(server, name);
  await change(owner, [reference], { assigneeId: owner.id });
  await page.goto("/?mine=1");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row.getByTitle(/^Answer due /)).toHaveText(/ left$/);

  // The founders' second stage reminds after nine days.
  await change(owner, [reference], { stage: "founder-second" }, 2);
  await answeredDaysAgo(server, reference, 10);
  await page.reload();
  await expect(row.getByRole("img", { name: "No answer to our last email" })).toBeVisible();
  await rowLink(page, name).press("Enter");
  await expect(page.getByText(/^No answer to our last email, /)).toBeVisible();
  await answeredDaysAgo(server, reference, 8);
  await page.goto("/?mine=1");
  await expect(page.getByText("Nothing is waiting for you")).toBeVisible();
});

test("what a colleague assigns is announced, and stands under Mine until it is answered", async ({
  page,
  owner,
  server,
}) => {
  const name = `Mine ${tagOf(owner)}`;
  const [reference = ""] = await receiveApplications(server, name);
  const colleague = await signedInMember(server, { forms: ["founder"] });
  const connected = page.waitForResponse((response) => response.url().endsWith("/api/live"));
  await page.goto("/");
  const mine = page
    .getByRole("navigation", { name: "Kinds of applications" })
    .getByRole("link", { name: /^Mine/ });
  await expect(page.getByText("Nothing is waiting for you")).toBeVisible();
  await connected;
  await change(colleague, [reference], { assigneeId: owner.id });
  await expect(page.getByText(`${colleague.name} assigned ${reference} to you`).first()).toBeVisible();
  await expect(mine).toHaveText(/1$/);
  await expect(rowLink(page, name)).toBeVisible();
  await sendReply(page, reference, "Welcome");
  // Ten seconds later, when it has left.
  await expect(page.getByText("Waiting for the applicant")).toBeVisible({ timeout: 60_000 });
  await mine
    .or(page.getByRole("link", { name: "Inbox" }).first())
    .first()
    .click();
  await mine.click();
  await expect(page.getByText("Nothing is waiting for you")).toBeVisible();
});
