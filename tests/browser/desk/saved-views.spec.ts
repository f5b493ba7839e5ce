import type { SavedView } from "#contract/desk/saved-views.ts";
import { change } from "../../server/desk/review.ts";
import { signedInMember } from "../../setup/desk.ts";
import { axeFindings } from "../axe.ts";
import { deskOrigin, expect, receiveApplications, rowLink, signIn, test } from "./desk-test.ts";

test("a view is saved by keys, opened by a colleague on a phone, renamed and deleted", async ({
  page,
  browser,
  owner,
  server,
}) => {
  const tag = owner.id.slice(0, 6);
  const references = await receiveApplications(server, `Viewed ${tag}`);
  await change(owner, references, { assigneeId: owner.id });
  const view = `/?form=founder&assignee=${owner.id}&sort=oldest`;
  await page.goto(view);
  await rowLink(page, `Viewed ${tag}`).waitFor();
  await page.keyboard.press("v");
  const save = page.getByRole("menuitem", { name: "Save this view …" });
  await save.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await save.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Save this view" });
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.type(`Founders ${tag}`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `View: Founders ${tag}` })).toBeVisible();

  const colleague = await signedInMember(server, { forms: ["founder"], name: `Viewer ${tag}` });
  const theirs = await browser.newContext({ baseURL: deskOrigin(server) });
  await signIn(theirs, server, colleague);
  const phone = await theirs.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto("/?all");
  await phone.getByRole("button", { name: "Views" }).click();
  await phone.getByRole("menuitem", { name: `Founders ${tag}` }).click();
  await expect(phone).toHaveURL(view);
  await expect(rowLink(phone, `Viewed ${tag}`)).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.getByRole("button", { name: `View: Founders ${tag}` }).click();
  await phone.getByRole("menuitem", { name: "Manage views …" }).click();
  await expect(phone.getByText("There are no views that you can change.")).toBeVisible();

  await page.goto("/?form=founder&unread=1");
  await page.getByRole("button", { name: "Views" }).waitFor();
  await page.keyboard.press("v");
  await page.getByRole("menuitem", { name: "Manage views …" }).press("Enter");
  const views = page.getByRole("dialog", { name: "Views" });
  await views.getByRole("button", { name: `Rename Founders ${tag}` }).press("Enter");
  await expect(views.getByRole("textbox", { name: "New name" })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(`Unread ${tag}`);
  await page.keyboard.press("Enter");
  await expect(views.getByRole("button", { name: `Rename Unread ${tag}` })).toBeFocused();
  await views.getByRole("button", { name: `Update to these filters: Unread ${tag}` }).press("Enter");
  await expect(page.getByText(`“Unread ${tag}” is updated`)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const href = await views.getByRole("link", { name: `Unread ${tag}` }).getAttribute("href");
  await phone.goto(href ?? "");
  await expect(phone).toHaveURL("/?form=founder&unread=1");

  await views.getByRole("button", { name: `Delete Unread ${tag}` }).press("Enter");
  const question = page.getByRole("dialog", { name: `Delete “Unread ${tag}”?` });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await expect(views.getByText(`Unread ${tag}`)).toHaveCount(0);
  await phone.goto(href ?? "");
  await expect(phone.getByText("There is no such view")).toBeVisible();
  await theirs.close();
});

test("the palette opens a view, which says what it names and is gone", async ({ page, owner, server }) => {
  const tag = owner.id.slice(0, 6);
  const colleague = await signedInMember(server, { name: `Former ${tag}`, forms: ["founder"] });
  const filter = { assignee: colleague.id, stage: "earlier-stage", position: "Earlier position" };
  const view = { id: crypto.randomUUID(), name: `Gone ${tag}`, filter, isShared: false };
  const { status } = await owner.request("/api/views", {
    method: "POST",
    body: view satisfies Partial<SavedView>,
  });
  expect(status).toBe(201);
  await owner.request(`/api/members/${colleague.id}`, { method: "PATCH", body: { removed: true } });
  await page.goto("/members");
  await page.getByRole("heading", { name: "Members" }).waitFor();
  await page.keyboard.press("ControlOrMeta+K");
  await page.getByRole("combobox", { name: "Search applications, screens and commands" }).fill(`gone ${tag}`);
  await page.getByRole("option", { name: `Gone ${tag} View of the inbox` }).waitFor();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "no longer has access to the desk" })).toHaveText(
    `Former ${tag} no longer has access to the desk. The stage “earlier-stage” no longer exists. You can see no applications for “Earlier position”.`,
  );
  await expect(page.getByRole("combobox", { name: "Assignee" })).toHaveValue(colleague.id);
  await expect(page.getByText("Nothing matches")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
