import { open, read } from "../../server/desk/review.ts";
import { pdf } from "../../server/job-application.ts";
import { signedInMember } from "../../setup/desk.ts";
import { axeFindings } from "../axe.ts";
import { expect, receiveApplications, test } from "./desk-test.ts";

test("a reply is written in sight of colleagues, with an attachment, and sent later", async ({
  page,
  owner,
  server,
}) => {
  const [reference = ""] = await receiveApplications(server, `Later ${owner.id.slice(0, 6)}`);
  const colleague = await signedInMember(server, {
    name: `Dag ${owner.id.slice(0, 6)}`,
    forms: ["founder"],
  });
  const draft = { replyId: crypto.randomUUID(), template: "blank", subject: "Hello", text: "Their words" };
  const path = `/api/applications/${reference}/draft`;
  expect((await colleague.request(path, { method: "POST", body: draft })).status).toBe(204);
  await page.goto(`/applications/${reference}`);
  await expect(page.getByRole("article", { name: `Draft by ${colleague.name}` })).toContainText(
    "is writing a reply",
  );
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  await page.getByRole("textbox", { name: "Text" }).fill("We meet on Monday.");
  await expect
    .poll(async () => (await open(colleague, reference)).drafts.map(({ text }) => text))
    .toEqual(["Their words", "We meet on Monday."]);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "terms.pdf", mimeType: "application/pdf", buffer: pdf("terms") });
  await expect(page.getByRole("link", { name: "terms.pdf" })).toBeVisible();
  await page.getByRole("button", { name: "Send later …" }).click();
  expect(await axeFindings(page)).toEqual([]);
  // A day that is not complete is not replaced by the one before.
  const day = page.getByRole("textbox", { name: "Day", exact: true });
  const proposed = await day.inputValue();
  await day.fill("2026-12-1");
  await page.getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please write the day like 2026-11-30.");
  expect((await open(owner, reference)).replies).toEqual([]);
  await day.fill(proposed);
  await page.getByRole("button", { name: "Schedule" }).click();
  // It is sent once, although the dialog is a form beside another one.
  await expect(page.getByText(/^Reply to .* will be sent on /)).toHaveCount(1);
  const reply = page.getByRole("article", { name: `Reply by ${owner.name}` });
  await expect(reply).toContainText("Scheduled for");
  await expect(reply.getByRole("link", { name: "terms.pdf" })).toBeVisible();
  // The pointer leaves the message about the reply, which stays on the screen.
  await page.mouse.move(0, 0);
  await expect(page.getByText(/^Reply to .* will be sent on /)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await reply.getByRole("button", { name: "Send now" }).click();
  await expect(page.getByText(/^Reply to .* will be sent in 10 seconds$/)).toBeVisible();
  // The newest message comes first.
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByText("It is cancelled; its text stays in the timeline.")).toBeVisible();
  await expect(reply).toContainText("Cancelled");

  const { version } = (await read(owner, reference)).application;
  const second = { id: crypto.randomUUID(), version, subject: "A second one", text: "On Tuesday?" };
  const { status } = await owner.request(`/api/applications/${reference}/replies`, {
    method: "POST",
    body: { ...second, sendAt: `${proposed}T08:00` },
  });
  expect(status).toBe(200);
  const another = reply.filter({ hasText: second.subject });
  await another.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("The reply is discarded")).toBeVisible();
  await expect(another).toContainText("Cancelled");
});

test("a reply sent without a connection says that it waits, and leaves when it is back", async ({
  page,
  owner,
  server,
  context,
}) => {
  const [reference = ""] = await receiveApplications(server, `Waits ${owner.id.slice(0, 6)}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/applications/${reference}`);
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  await page.getByRole("textbox", { name: "Text" }).fill("We meet on Monday.");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("button", { name: "Waiting for the connection …" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/will be sent in 10 seconds/)).toBeVisible();
});
