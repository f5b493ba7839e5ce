import type { FormKind } from "#contract/forms/registry.ts";
import { change, read } from "../../server/desk/review.ts";
import { signedInMember } from "../../setup/desk.ts";
import { holdRequests } from "../hold-requests.ts";
import { deskOrigin, expect, receiveApplications, rowLink, signIn, test } from "./desk-test.ts";

test("an owner invites a colleague and changes what they may do", async ({ page, context, owner }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const email = `new.${owner.id.slice(0, 6).toLowerCase()}@studio.example`;
  await page.goto("/members");
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite a colleague" });
  await dialog.getByRole("textbox", { name: "Email address" }).fill(email);
  await dialog.getByRole("checkbox", { name: "Jobs" }).check();
  await dialog.getByRole("button", { name: "Invite" }).click();
  // The test's server has no mail server, so that the link is shown.
  const invited = page.getByRole("dialog", { name: /is invited$/ });
  const link = await invited.getByRole("textbox", { name: "Link to sign in" }).inputValue();
  expect(link).toContain("/sign-in/link#");
  await invited.getByRole("button", { name: "Copy" }).click();
  await expect(invited.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await invited.getByRole("button", { name: "Close" }).click();
  const row = page.getByRole("listitem").filter({ hasText: email });
  await expect(row).toContainText("Jobs");
  await expect(row).toContainText("Not signed in yet");

  await row.getByRole("button", { name: /^Change / }).click();
  await page.getByRole("radio", { name: "Reader" }).check();
  await page.getByRole("checkbox", { name: "Jobs" }).uncheck();
  const ventures = page.getByRole("group", { name: "All positions at these ventures" });
  await ventures.getByRole("checkbox", { name: "First Fintech" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Reader");
  await expect(row).toContainText("jobs at First Fintech");

  await page.getByRole("button", { name: "Invite" }).first().click();
  await dialog.getByRole("textbox", { name: "Email address" }).fill(email);
  // It stays until the answer is there, which alone has the link; then it asks before it throws away what was typed.
  const release = await holdRequests(page, "**/api/members");
  await dialog.getByRole("button", { name: "Invite" }).click();
  await expect(dialog.getByRole("button", { name: "Inviting …" })).toBeVisible();
  await page.keyboard.press("Escape");
  release();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toHaveCount(0);
});

test("a member who is removed is signed out at once, and can be invited again", async ({
  page,
  browser,
  server,
  owner,
}) => {
  const colleague = await signedInMember(server, {
    name: `Leaving ${owner.id.slice(0, 6)}`,
    forms: ["founder"],
  });
  const theirs = await browser.newContext({ baseURL: deskOrigin(server) });
  await signIn(theirs, server, colleague);
  const theirPage = await theirs.newPage();
  await theirPage.goto("/members");
  await expect(theirPage.getByText(`${colleague.name} (you)`)).toBeVisible();
  await expect(theirPage.getByRole("button", { name: "Invite" })).toHaveCount(0);

  const [reference = ""] = await receiveApplications(server, `Left ${owner.id.slice(0, 6)}`);
  await change(owner, [reference], { assigneeId: colleague.id });
  await page.goto("/members");
  await page.getByRole("button", { name: `Change ${colleague.name}` }).click();
  await page.getByRole("button", { name: "Remove …" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`${colleague.name} has 1 open application. Who gets them?`);
  const [another = ""] = await receiveApplications(server, `Left too ${owner.id.slice(0, 6)}`);
  await change(owner, [another], { assigneeId: colleague.id });
  await expect(dialog).toContainText(`${colleague.name} has 2 open applications. Who gets them?`);
  await dialog.getByRole("combobox", { name: "Assignee: Nobody" }).click();
  await page.getByRole("option", { name: owner.name }).click();
  await page.getByRole("button", { name: "Remove the member" }).click();
  await expect(page.getByRole("button", { name: `Invite ${colleague.name} again` })).toBeVisible();
  expect((await read(owner, reference)).application.assigneeId).toBe(owner.id);
  await expect(theirPage.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(theirPage.getByText("your session or your access has ended")).toBeVisible();
  await page.getByRole("button", { name: `Invite ${colleague.name} again` }).click();
  // Messages are dialogs, too.
  const invitation = page.getByRole("dialog", { name: `${colleague.name} is invited` });
  await invitation.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: `Change ${colleague.name}` })).toBeVisible();
  await theirs.close();
});

test("who is no longer an administrator keeps only the rights that are chosen", async ({
  page,
  server,
  owner,
}) => {
  const colleague = await signedInMember(server, { name: `Former ${owner.id.slice(0, 6)}`, role: "owner" });
  await page.goto("/members");
  await page.getByRole("button", { name: `Change ${colleague.name}` }).click();
  const dialog = page.getByRole("dialog", { name: colleague.name });
  await dialog.getByRole("radio", { name: "Member" }).check();
  await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByRole("checkbox", { name: "Jobs" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: colleague.name })).toContainText("Jobs");
});

test("what another administrator takes away meanwhile is not given back", async ({ page, server, owner }) => {
  const forms: FormKind[] = ["founder", "career"];
  const colleague = await signedInMember(server, { name: `Both ${owner.id.slice(0, 6)}`, forms });
  await page.goto("/members");
  await page.getByRole("button", { name: `Change ${colleague.name}` }).click();
  const dialog = page.getByRole("dialog", { name: colleague.name });
  await expect(dialog.getByRole("checkbox", { name: "Jobs" })).toBeChecked();
  const body = { forms: ["founder"] };
  await owner.request(`/api/members/${colleague.id}`, { method: "PATCH", body });
  const row = page.getByText(colleague.name).locator("xpath=ancestor::li");
  await expect(row).not.toContainText("Jobs");
  await dialog.getByRole("radio", { name: "Reader" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("another administrator has changed this member");
  await expect(row).toContainText("Member");
});

test("a change of access reaches open screens", async ({ browser, server, owner }) => {
  const name = `Shared ${owner.id.slice(0, 6)}`;
  const [reference] = await receiveApplications(server, name);
  const colleague = await signedInMember(server, { forms: ["career"] });
  const change = (body: object) => owner.request(`/api/members/${colleague.id}`, { method: "PATCH", body });
  const give = (...forms: string[]) => change({ forms });
  const theirs = await browser.newContext({ baseURL: deskOrigin(server) });
  await signIn(theirs, server, colleague);
  const [list, open, person] = [await theirs.newPage(), await theirs.newPage(), await theirs.newPage()];
  await list.goto("/?form=founder");
  await expect(list.getByText("You have no access to Founders")).toBeVisible();
  expect((await give("founder")).status).toBe(200);
  await expect(rowLink(list, name)).toBeVisible();
  await open.goto(`/applications/${reference}`);
  await expect(open.getByRole("heading", { name })).toBeVisible();
  await person.goto(`/person?reference=${reference}`);
  await expect(person.getByRole("heading", { name, level: 2 })).toBeVisible();
  expect((await give("career")).status).toBe(200);
  await expect(open.getByText("There is no such application")).toBeVisible();
  await expect(person.getByText("You do not have access to any data about this address")).toBeVisible();
  await expect(person.getByRole("heading", { name })).toHaveCount(0);
  await expect(list.getByText("You have no access to Founders")).toBeVisible();

  expect((await change({ role: "owner" })).status).toBe(200);
  await open.goto("/activity");
  await expect(open.getByRole("table")).toBeVisible();
  expect((await change({ role: "member", forms: ["career"] })).status).toBe(200);
  await expect(open.getByRole("alert")).toContainText("Only administrators can do this.");
  await expect(open.getByRole("table")).toHaveCount(0);
  await theirs.close();
});

test("who may only edit the site lands there, and has no screens about applications", async ({
  browser,
  server,
  owner,
}) => {
  const editor = await signedInMember(server);
  const body = { role: "reader", forms: [], site: "editor" };
  expect((await owner.request(`/api/members/${editor.id}`, { method: "PATCH", body })).status).toBe(200);
  const theirs = await browser.newContext({ baseURL: deskOrigin(server) });
  await signIn(theirs, server, editor);
  const page = await theirs.newPage();
  await page.goto("/?mine=1");
  await expect(page).toHaveURL(/\/site$/);
  const links = page.getByRole("navigation", { name: "Screens" }).getByRole("link");
  await expect(links).toHaveText(["Site", "Members", "About", "Account"]);
  await theirs.close();
});

test("the activity names who did what", async ({ page, owner, server }) => {
  const name = `Watched ${owner.id.slice(0, 6)}`;
  const [reference = ""] = await receiveApplications(server, name);
  await page.goto(`/?q=${reference}`);
  const opened = page.waitForResponse((response) =>
    response.url().endsWith(`/api/applications/${reference}/open`),
  );
  await rowLink(page, name).click();
  await opened;
  await page.goto("/activity");
  const entry = page.getByRole("row").filter({ hasText: reference }).first();
  await expect(entry).toContainText(owner.name);
  await expect(entry).toContainText("opened");
});
