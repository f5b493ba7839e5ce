import { readStages } from "#content-model/stages.ts";
import { contactForm } from "#contract/forms/contact.ts";
import { partnerForm } from "#contract/forms/partner.ts";
import { open, repliesTo } from "../../server/desk/review.ts";
import { founder, post, referenceOf } from "../../server/founder.ts";
import type { RunningServer } from "../../setup/server.ts";
import { expect, receiveApplications, test } from "./desk-test.ts";

const stages = await readStages();
const declinedStage = stages.founder.find(({ outcome }) => outcome === "declined");

test("declining is two keys, shows the text first and is undone", async ({ page, owner, server }) => {
  const name = `Declined ${owner.id.slice(0, 6)}`;
  const [reference = ""] = await receiveApplications(server, name);
  await page.goto(`/applications/${reference}`);
  await page.getByRole("textbox", { name: "New note" }).waitFor();
  await page.keyboard.press("d");
  const text = page.getByRole("textbox", { name: "Text" });
  await expect(text).toHaveValue(new RegExp(name));
  await expect(text).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Send and decline" })).toBeFocused();
  expect(await repliesTo(owner, reference)).toEqual([]);

  await page.keyboard.press("Enter");
  const stage = page.getByRole("combobox", { name: `Stage: ${declinedStage?.label}` });
  await expect(stage).toBeVisible();
  await expect(page.getByRole("article", { name: `Reply by ${owner.name}` })).toContainText(
    "Waiting to be sent",
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(stage).toHaveCount(0);
  await expect(page.getByText("Its text is kept as a draft")).toBeVisible();
  expect((await repliesTo(owner, reference)).map(({ state }) => state)).toEqual(["cancelled"]);
});

test("who declines again is told that it was declined and answered", async ({ page, owner, server }) => {
  const [reference = ""] = await receiveApplications(server, `Twice ${owner.id.slice(0, 6)}`);
  const { application } = await open(owner, reference);
  const reply = { id: crypto.randomUUID(), version: application.version, subject: "No", text: "Not now." };
  const sent = await owner.request(`/api/applications/${reference}/replies`, {
    method: "POST",
    body: { ...reply, stage: declinedStage?.id },
  });
  expect(sent.ok).toBe(true);
  await page.goto(`/applications/${reference}`);
  await page.getByRole("textbox", { name: "New note" }).waitFor();
  await page.keyboard.press("d");
  await expect(page.getByText("This application was already declined, with a reply on")).toBeVisible();
});

/** Sends another form than the founders'. @returns its reference */
async function receiveForm(server: RunningServer, fields: Record<string, string>) {
  const response = await post(server.url, { ...founder, ...fields });
  return referenceOf(response);
}

test("without a template that declines, declining is a reply in own words", async ({
  page,
  owner,
  server,
}) => {
  const name = `Partner ${owner.id.slice(0, 6)}`;
  const { formType, emailConfigType } = partnerForm;
  const reference = await receiveForm(server, {
    name,
    organizationName: "Fjord Capital",
    organizationType: "Venture Capital",
    focusArea: "Fintech",
    partnershipGoals: "Invest together.",
    sourcePage: "Apply-Partner Page",
    formType,
    emailConfigType,
  });
  await page.goto(`/applications/${reference}`);
  await page.getByRole("button", { name: "Decline" }).click();
  const reply = page.getByRole("region", { name: `Reply to ${name}` });
  await expect(reply.getByText("There is no template for declining this kind of application.")).toBeVisible();
  await expect(reply.getByRole("textbox", { name: "Text" })).toHaveValue("");
});

test("declining is not offered for a message", async ({ page, owner, server }) => {
  const name = `Message ${owner.id.slice(0, 6)}`;
  const { formType, emailConfigType } = contactForm;
  const reference = await receiveForm(server, { name, subject: "A question", formType, emailConfigType });
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  for (const path of [`/?q=${reference}`, `/applications/${reference}`]) {
    await page.goto(path);
    await page.getByText(name).first().waitFor();
    await expect(page.getByRole("button", { name: "Decline" })).toHaveCount(0);
    await page.keyboard.press("d");
    await page.keyboard.press("?");
    await expect(keys.getByText("Reply", { exact: true })).toBeVisible();
    await expect(keys.getByText("Decline")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("region", { name: `Reply to ${name}` })).toHaveCount(0);
  }
});
