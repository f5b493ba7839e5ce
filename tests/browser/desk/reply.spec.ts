import { readReplyTemplates } from "#content-model/replies.ts";
import { readStages } from "#content-model/stages.ts";
import type { Reply } from "#contract/desk/application.ts";
import { change, open } from "../../server/desk/review.ts";
import type { SignedInMember } from "../../setup/desk.ts";
import { expect, receiveApplications, test } from "./desk-test.ts";

const [templates, stages] = await Promise.all([readReplyTemplates(), readStages()]);
const decline = templates.find(({ forms, declines }) => forms.includes("founder") && declines);
const declinedStage = stages.founder.find(({ id }) => id === decline?.stage);

const repliesTo = async (member: SignedInMember, reference: string): Promise<Reply[]> =>
  (await open(member, reference)).replies;

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
    "Waits to be sent",
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(stage).toHaveCount(0);
  await expect(page.getByText("Its text is kept as a draft")).toBeVisible();
  expect((await repliesTo(owner, reference)).map(({ state }) => state)).toEqual(["cancelled"]);
});

test("a reply is edited, sent and seen in the timeline", async ({ page, owner, server }) => {
  const [reference = ""] = await receiveApplications(server, `Answered ${owner.id.slice(0, 6)}`);
  await page.goto(`/applications/${reference}`);
  await page.getByRole("button", { name: "Reply" }).click();
  const text = page.getByRole("textbox", { name: "Text" });
  await expect(text).toBeFocused();
  await text.fill("We would like to meet you.");
  await page.getByRole("textbox", { name: "Subject" }).fill("A meeting");
  await page.getByRole("textbox", { name: "Subject" }).press("Control+Enter");
  const reply = page.getByRole("article", { name: `Reply by ${owner.name}` });
  await expect(reply).toContainText("A meeting");
  // Without a mail server it is written to a file.
  await expect(reply).toContainText(/^((?!Waits).)*Sent/s, { timeout: 40_000 });
});

test("each template keeps its draft, also after a reload", async ({ page, owner, server }) => {
  const [reference] = await receiveApplications(server, `Drafted ${owner.id.slice(0, 6)}`);
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
