import { readStages } from "#content-model/stages.ts";
import { addNote, change, open, repliesTo } from "../../server/desk/review.ts";
import { signedInMember } from "../../setup/desk.ts";
import { expect, receiveApplications, receiveJobApplication, test } from "./desk-test.ts";

const stages = await readStages();
const declinedStage = stages.founder.find(({ outcome }) => outcome === "declined");

test("a reply is edited, sent and seen in the timeline", async ({ page, owner, server }) => {
  const [reference = ""] = await receiveApplications(server, `Answered ${owner.id.slice(0, 6)}`);
  await addNote(owner, reference, "Ask about the peat.");
  await page.goto(`/applications/${reference}`);
  await page.getByRole("button", { name: "Reply" }).click();
  const text = page.getByRole("textbox", { name: "Text" });
  await expect(text).toBeFocused();
  // What colleagues wrote stays in view.
  await expect(page.getByRole("region", { name: "Notes and replies" })).toContainText("Ask about the peat.");
  await text.fill("We would like to meet you.");
  // Long enough to need several lines on a phone.
  await page.getByRole("textbox", { name: "Subject" }).fill(`A meeting ${"about peat ".repeat(12)}`);
  await page.getByRole("textbox", { name: "Subject" }).press("Control+Enter");
  const reply = page.getByRole("article", { name: `Reply by ${owner.name}` });
  await expect(reply).toContainText("A meeting");
  const show = reply.getByText("Show", { exact: true });
  const lineHeight = await show.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect((await show.boundingBox())?.height).toBeLessThan(1.5 * lineHeight);
  // Without a mail server it is written to a file.
  await expect(reply).toContainText(/^((?!Waits).)*Sent/s, { timeout: 40_000 });
});

test("what a reply covers on a phone cannot be reached", async ({ page, owner, server }) => {
  const [reference = ""] = await receiveApplications(server, `Covered ${owner.id.slice(0, 6)}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/applications/${reference}`);
  const behind = page.locator("nav:visible, h1, dl").locator("xpath=ancestor-or-self::*[@inert]");
  await page.getByRole("button", { name: "Reply" }).click();
  await expect(page.getByRole("textbox", { name: "Text" })).toBeFocused();
  await expect(behind).not.toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest("[inert]"))).toBeNull();
  // From the last control in it, Tab goes to no control of the page behind.
  await page.getByRole("combobox", { name: /^Stage after sending/ }).focus();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("nav, header"))).toBeNull();
  await page.getByRole("textbox", { name: "Text" }).press("Escape");
  await expect(behind).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Reply", exact: true })).toBeFocused();
});

test("each template keeps its draft, also after a reload", async ({ page, owner, server }) => {
  const [reference = ""] = await receiveApplications(server, `Drafted ${owner.id.slice(0, 6)}`);
  await page.goto(`/applications/${reference}`);
  await page.getByRole("button", { name: "Reply" }).click();
  const text = page.getByRole("textbox", { name: "Text" });
  await text.fill("A first draft");
  await page.getByRole("combobox", { name: /^Template/ }).click();
  await page.getByRole("option", { name: "No template" }).click();
  await expect(text).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(text).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Reply" }).click();
  await expect(text).toHaveValue("A first draft");

  // What was written later on another device.
  const [draft] = (await open(owner, reference)).drafts;
  const { status } = await owner.request(`/api/applications/${reference}/draft`, {
    method: "POST",
    body: {
      replyId: crypto.randomUUID(),
      template: draft?.template,
      subject: draft?.subject,
      text: "A second draft",
    },
  });
  expect(status).toBe(204);
  await page.reload();
  await page.getByRole("button", { name: "Reply" }).click();
  await expect(text).toHaveValue("A second draft");
});

test("a text with a gap is not sent", async ({ page, owner, server }) => {
  const [reference = ""] = await receiveApplications(server, `Unfinished ${owner.id.slice(0, 6)}`);
  await page.goto(`/applications/${reference}`);
  await page.getByRole("button", { name: "Reply" }).click();
  const text = page.getByRole("textbox", { name: "Text" });
  await text.fill("The reason: […]");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Nothing was sent")).toBeVisible();
  await expect(text).toBeFocused();
  // The gap is selected, and a second Enter does not replace it.
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue("The reason: […]");
  await page.keyboard.type("no time");
  await expect(text).toHaveValue("The reason: no time");
  expect(await repliesTo(owner, reference)).toEqual([]);
});

test("after a colleague's change the reply waits for a second look", async ({ page, owner, server }) => {
  const [reference = ""] = await receiveApplications(server, `Contested ${owner.id.slice(0, 6)}`);
  // Without live changes, as at the moment in which a colleague is quicker.
  await page.route("**/api/live", (route) => route.abort());
  await page.goto(`/applications/${reference}`);
  await page.getByRole("button", { name: "Reply" }).click();
  await page.getByRole("textbox", { name: "Text" }).fill("Worth keeping");
  await change(owner, [reference], { stage: stages.founder[1]?.id ?? "" });
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const alert = page.getByRole("alert").filter({ hasText: "Nothing was sent" });
  await expect(alert).toContainText(stages.founder[1]?.label ?? "");
  expect(await repliesTo(owner, reference)).toEqual([]);
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue("Worth keeping");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("article", { name: `Reply by ${owner.name}` })).toBeVisible();
});

test("who writes a reply is shown that a colleague answered first", async ({ page, owner, server }) => {
  const [reference = ""] = await receiveApplications(server, `Twice ${owner.id.slice(0, 6)}`);
  const colleague = await signedInMember(server, {
    name: `Cato ${owner.id.slice(0, 6)}`,
    forms: ["founder"],
  });
  await page.goto(`/applications/${reference}`);
  await page.getByRole("button", { name: "Reply" }).click();
  const text = page.getByRole("textbox", { name: "Text" });
  await text.fill("We would love to meet you.");
  const template = page.getByRole("combobox", { name: /^Template/ });
  const label = await template.textContent();
  const stage = page.getByRole("combobox", { name: /^Stage after sending/ });
  await expect(stage).toHaveText(`Stay in ${stages.founder[0]?.label}`);
  const reply = { id: crypto.randomUUID(), version: 1, subject: "No, thank you", text: "Not now." };
  const body = { ...reply, stage: declinedStage?.id };
  const path = `/api/applications/${reference}/replies`;
  expect((await colleague.request(path, { method: "POST", body })).status).toBe(200);

  const notice = page.getByRole("alert").filter({ hasText: "This changed while you were writing" });
  await expect(notice).toContainText("No, thank you");
  await expect(notice).toContainText(`${colleague.name} moved it`);
  await expect(text).toHaveValue("We would love to meet you.");
  await expect(template).toHaveText(label ?? "");
  await expect(stage).toHaveText(`Leave it in ${declinedStage?.label}`);
  await expect(page.getByRole("button", { name: "Send", exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Discard" })).toBeVisible();
  // A key pressed at that moment answers nothing.
  const sendAnyway = page.getByRole("button", { name: "Send anyway" });
  await page.getByRole("textbox", { name: "Subject" }).press("Enter");
  await text.press("Control+Enter");
  await expect(sendAnyway).toBeFocused();
  await page.keyboard.press("Control+Enter");
  expect((await repliesTo(owner, reference)).map(({ authorId }) => authorId)).toEqual([colleague.id]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article", { name: `Reply by ${owner.name}` })).toBeVisible();
});

test("Enter on the button that sends does not answer a warning that comes meanwhile", async ({
  page,
  owner,
  server,
}) => {
  const name = `Enter ${owner.id.slice(0, 6)}`;
  const [reference = ""] = await receiveApplications(server, name);
  const colleague = await signedInMember(server, { forms: ["founder"] });
  await page.goto(`/applications/${reference}`);
  await page.getByRole("textbox", { name: "New note" }).waitFor();
  await page.keyboard.press("d");
  await expect(page.getByRole("button", { name: "Send and decline" })).toBeFocused();
  await change(colleague, [reference], { stage: stages.founder[1]?.id ?? "" });
  const notice = page.getByRole("alert").filter({ hasText: "This changed while you were writing" });
  await expect(notice).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("button", { name: "Send anyway" })).toBeFocused();
  expect(await repliesTo(owner, reference)).toEqual([]);
});

test("a draft that is older than a colleague's answer waits for a second look", async ({
  page,
  owner,
  server,
}) => {
  const reference = await receiveJobApplication(server, `Older ${owner.id.slice(0, 6)}`);
  const colleague = await signedInMember(server, {
    name: `Dina ${owner.id.slice(0, 6)}`,
    forms: ["career"],
  });
  await page.goto(`/applications/${reference}`);
  const begin = page.getByRole("button", { name: "Reply", exact: true });
  const text = page.getByRole("textbox", { name: "Text" });
  const stage = page.getByRole("combobox", { name: /^Stage after sending/ });
  await begin.click();
  await expect(stage).toHaveText(`Move to ${stages.career[1]?.label}`);
  await text.fill("We would love to meet you.");
  await text.press("Escape");
  await expect.poll(async () => (await open(owner, reference)).drafts.length).toBe(1);
  const declined = stages.career.find(({ outcome }) => outcome === "declined");
  const sent = await colleague.request(`/api/applications/${reference}/replies`, {
    method: "POST",
    body: {
      id: crypto.randomUUID(),
      version: 1,
      subject: "No, thank you",
      text: "Not now.",
      stage: declined?.id,
    },
  });
  expect(sent.status).toBe(200);
  await expect(page.getByRole("article", { name: `Reply by ${colleague.name}` })).toBeVisible();

  const notice = page.getByRole("alert").filter({ hasText: "This changed while you were writing" });
  const expectWarning = async (words: string) => {
    await begin.click();
    await expect(notice).toContainText("No, thank you");
    await expect(notice).toContainText(`${colleague.name} moved it`);
    await expect(text).toHaveValue(words);
    await expect(stage).toHaveText(`Leave it in ${declined?.label}`);
    await expect(page.getByRole("button", { name: "Send", exact: true })).toHaveCount(0);
  };
  await expectWarning("We would love to meet you.");
  // Also when it was written on, and on another device.
  await text.fill("We would still love to meet you.");
  await text.press("Escape");
  await expectWarning("We would still love to meet you.");
  await text.press("Escape");
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expectWarning("We would still love to meet you.");
  await page.getByRole("button", { name: "Send anyway" }).click();
  await expect(page.getByRole("article", { name: `Reply by ${owner.name}` })).toBeVisible();
  expect((await open(owner, reference)).application.stage).toBe(declined?.id);
});

test("one's own change of stage replaces a template, but no words of one's own", async ({
  page,
  owner,
  server,
}) => {
  const [first, second, third] = stages.career;
  const reference = await receiveJobApplication(server, `Moved ${owner.id.slice(0, 6)}`);
  await page.goto(`/applications/${reference}`);
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  const text = page.getByRole("textbox", { name: "Text" });
  const template = page.getByRole("combobox", { name: /^Template/ });
  const stage = page.getByRole("combobox", { name: /^Stage after sending/ });
  await expect(stage).toHaveText(`Move to ${second?.label}`);
  const proposed = await template.textContent();
  await change(owner, [reference], { stage: third?.id ?? "" });
  await expect(template).not.toHaveText(proposed ?? "");
  await change(owner, [reference], { stage: first?.id ?? "" }, 2);
  await expect(template).toHaveText(proposed ?? "");

  await text.fill("We would love to meet you.");
  await change(owner, [reference], { stage: third?.id ?? "" }, 3);
  await expect(stage).toHaveText(`Stay in ${third?.label}`);
  await expect(text).toHaveValue("We would love to meet you.");
  await expect(template).toHaveText(proposed ?? "");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("article", { name: `Reply by ${owner.name}` })).toBeVisible();
});

test("a reply proposes no step back", async ({ page, owner, server }) => {
  const [reference = ""] = await receiveApplications(server, `Advanced ${owner.id.slice(0, 6)}`);
  const last = stages.founder.findLast(({ outcome }) => outcome === "open");
  await change(owner, [reference], { stage: last?.id ?? "" });
  await page.goto(`/applications/${reference}`);
  await page.getByRole("button", { name: "Reply" }).click();
  await expect(page.getByRole("combobox", { name: /^Stage after sending/ })).toHaveText(
    `Stay in ${last?.label}`,
  );
});
