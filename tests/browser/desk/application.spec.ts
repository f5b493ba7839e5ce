import { readStages } from "#content-model/stages.ts";
import { founderForm } from "#contract/forms/founder.ts";
import { honeypot } from "#contract/honeypot.ts";
import { addNote, change } from "../../server/desk/review.ts";
import { founder, post, referenceOf } from "../../server/founder.ts";
import { signedInMember } from "../../setup/desk.ts";
import { holdRequests } from "../hold-requests.ts";
import { expect, receiveApplications, receiveJobApplication, signIn, test } from "./desk-test.ts";

const stages = await readStages();
const [firstStage, secondStage] = stages.founder;
const markup = `<b onclick="x">bold</b>`;

test("shows every field in the form's order, and typed markup as text", async ({ page, owner, server }) => {
  const [reference] = await receiveApplications(server, `${markup} ${owner.id.slice(0, 6)}`);
  await page.goto(`/applications/${reference}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(markup);
  await page.getByRole("region", { name: "What was sent" }).waitFor();
  await expect(page.locator("main b")).toHaveCount(0);
  const labels = await page.locator("dl dt").allInnerTexts();
  // The name is the heading.
  expect(labels).not.toContain("Name");
  const formLabels = founderForm.fields.map(({ label }) => label);
  expect(formLabels.filter((label) => labels.includes(label))).toEqual(
    labels.filter((label) => formLabels.includes(label as (typeof formLabels)[number])),
  );
});

test("an address in small letters shows the same application, and what changes in it", async ({
  page,
  owner,
  server,
}) => {
  const [reference = ""] = await receiveApplications(server, `Small ${owner.id.slice(0, 6)}`);
  await page.goto(`/applications/${reference.toLowerCase()}`);
  await page.getByRole("region", { name: "What was sent" }).waitFor();
  await addNote(owner, reference, "Written by a colleague");
  await expect(page.getByText("Written by a colleague")).toBeVisible();
});

test("markup in a note stays text, and the link back leads to the list", async ({ page, owner, server }) => {
  const tag = owner.id.slice(0, 6);
  const [reference = ""] = await receiveApplications(server, `Marked ${tag}`);
  const text = `${markup} <img src="x" onerror="document.title='run'"> [link](javascript:alert(1))`;
  expect((await addNote(owner, reference, text)).status).toBe(200);
  await page.goto(`/applications/${reference}?q=${tag}`);
  const note = page.getByRole("article", { name: /^Note by/ });
  await expect(note).toContainText(text);
  await expect(note.locator("b, img, a")).toHaveCount(0);
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(page).toHaveURL(new RegExp(`/\\?q=${tag}$`));
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
});

test("stage and assignee are changed by keys, and undone", async ({ page, owner, server }) => {
  const [reference] = await receiveApplications(server, `Moved ${owner.id.slice(0, 6)}`);
  await page.goto(`/applications/${reference}`);
  const stage = page.getByRole("combobox", { name: /^Stage/ });
  await expect(stage).toHaveAccessibleName(`Stage: ${firstStage?.label}`);
  await page.keyboard.press("s");
  // Each stage has a sign of its own, which does not differ by its color alone.
  const options = page.getByRole("option");
  await expect(options).toHaveCount(stages.founder.length);
  const shapes = await options.evaluateAll((elements) =>
    elements.map((element) => element.querySelector("svg")?.innerHTML),
  );
  expect(new Set(shapes).size).toBe(stages.founder.length);
  await page.keyboard.type(secondStage?.label ?? "");
  await page.keyboard.press("Enter");
  await expect(stage).toHaveAccessibleName(`Stage: ${secondStage?.label}`);
  await expect(stage).toBeFocused();
  // The closed list has the focus, and a letter chooses nothing in it.
  await page.keyboard.press((firstStage?.label ?? "").charAt(0));
  await page.keyboard.press("a");
  await options.first().waitFor();
  await page.keyboard.type(owner.name);
  await page.keyboard.press("Enter");
  const assignee = page.getByRole("combobox", { name: `Assignee: ${owner.name}` });
  await expect(assignee).toBeFocused();
  await page.keyboard.press("n");
  await expect(page.getByRole("textbox", { name: "New note" })).toBeFocused();
  await expect(assignee).toBeVisible();
  await expect(stage).toHaveAccessibleName(`Stage: ${secondStage?.label}`);
  const timeline = page.getByRole("region", { name: "Notes and timeline" });
  await expect(timeline).toContainText(
    `${owner.name} moved it from ${firstStage?.label} to ${secondStage?.label}`,
  );
  await expect(timeline).toContainText(`${owner.name} assigned it to themselves`);
  await expect(page.getByText(`: assigned to ${owner.name}`)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByRole("combobox", { name: "Assignee: Nobody" })).toBeVisible();
});

test("j and k go through the list one came from", async ({ page, owner, server }) => {
  const tag = owner.id.slice(0, 6);
  await receiveApplications(server, `Older ${tag}`, `Middle ${tag}`, `Newer ${tag}`);
  await page.goto(`/?q=${tag}`);
  await page
    .getByRole("row")
    .getByRole("link", { name: `Newer ${tag}` })
    .click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(`Newer ${tag}`);
  await page.keyboard.press("j");
  await expect(title).toHaveText(`Middle ${tag}`);
  // A search lists archived applications, too, so the next one comes and this one keeps its place.
  await page.keyboard.press("e");
  await expect(title).toHaveText(`Older ${tag}`);
  await page.keyboard.press("k");
  await expect(title).toHaveText(`Middle ${tag}`);
  await expect(page).toHaveURL(new RegExp(`q=${tag}`));
});

test("a note mentions a colleague by keyboard, is edited and deleted", async ({ page, owner, server }) => {
  const tag = owner.id.slice(0, 6);
  const colleague = await signedInMember(server, { role: "member", forms: ["founder"], name: `Asa ${tag}` });
  const [reference = ""] = await receiveApplications(server, `Noted ${tag}`);
  await page.goto(`/applications/${reference}`);
  const field = page.getByRole("textbox", { name: "New note" });
  await field.waitFor();
  await page.keyboard.press("n");
  await expect(field).toBeFocused();
  await page.keyboard.type(`Please call, @asa ${tag.slice(0, 3)}`);
  await expect(page.getByRole("option", { name: colleague.name })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue(`Please call, @${colleague.name} `);
  await page.keyboard.type(markup);
  await page.keyboard.press("Control+Enter");
  const note = page.getByRole("article", { name: `Note by ${owner.name}` });
  await expect(note).toContainText(`Please call, @${colleague.name} ${markup}`);
  await expect(field).toHaveValue("");
  const stored = await colleague.request(`/api/applications/${reference}`);
  expect(((await stored.json()) as { notes: { text: string }[] }).notes[0]?.text).toBe(
    `Please call, @[${colleague.id}] ${markup}`,
  );

  await note.getByRole("button", { name: "Edit or delete" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const editor = page.getByRole("textbox", { name: "Note", exact: true });
  await expect(editor).toHaveValue(`Please call, @${colleague.name} ${markup}`);
  await editor.fill("Called.");
  await page.keyboard.press("Escape");
  // It is still there when a reply was begun in its place.
  await page.getByRole("button", { name: "Reply" }).click();
  await expect(page.getByRole("textbox", { name: "Text", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(editor).toBeFocused();
  await expect(editor).toHaveValue("Called.");
  const release = await holdRequests(page, "**/notes/*");
  await page.keyboard.press("Control+Enter");
  await editor.fill("Called. Nobody was there.");
  release();
  await expect(note).toContainText("edited");
  await expect(editor).toHaveValue("Called. Nobody was there.");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
  await editor.press("Control+Enter");
  await expect(editor).toHaveCount(0);
  await expect(note).toContainText("Called. Nobody was there.");

  await note.getByRole("button", { name: "Edit or delete" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Notes and timeline" })).toContainText("deleted a note");
});

test("a note that cannot be stored stays in its field, also after a reload", async ({
  page,
  owner,
  server,
}) => {
  const [reference] = await receiveApplications(server, `Kept ${owner.id.slice(0, 6)}`);
  await page.goto(`/applications/${reference}`);
  await page.route("**/notes", (route) => route.fulfill({ status: 422, json: { message: "Not today." } }));
  const field = page.getByRole("textbox", { name: "New note" });
  await field.fill("Worth keeping");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("region", { name: "Notifications" }).getByText("Not today.")).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue("Worth keeping");
  await page.unroute("**/notes");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("article")).toContainText("Worth keeping");

  // Stored, but its answer is lost, and then it is changed.
  await page.route("**/notes", (route) => route.fetch().then(() => route.abort()));
  await field.fill("First words");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("The note was not saved.").first()).toBeVisible();
  await page.unroute("**/notes");
  await field.fill("First words, and more");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("article").filter({ hasText: "and more" })).toBeVisible();
  await expect(field).toHaveValue("");
});

test("an application that is erased leads back to the list", async ({ page, owner, server }) => {
  const tag = owner.id.slice(0, 6);
  const [reference = ""] = await receiveApplications(server, `Gone ${tag}`);
  await page.goto(`/applications/${reference}?q=${tag}`);
  const more = page.getByRole("button", { name: "More actions" });
  await more.click();
  await page.getByRole("menuitem", { name: "Erase …" }).click();
  // The list is there after the application, which has no actions any more.
  const release = await holdRequests(page, "**/api/applications?*");
  const dialog = page.getByRole("dialog", { name: `Erase Gone ${tag}?` });
  await dialog.getByRole("button", { name: "Erase", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(more).toHaveCount(0);
  release();
  await expect(page).toHaveURL(`/?q=${tag}`);
});

test("a reader sees everything and is offered no change", async ({ page, context, server, owner }) => {
  const [reference] = await receiveApplications(server, `Read ${owner.id.slice(0, 6)}`);
  const reader = await signedInMember(server, { role: "reader", forms: ["founder"] });
  await context.clearCookies();
  await signIn(context, server, reader);
  await page.goto(`/applications/${reference}`);
  await page.getByRole("region", { name: "Notes and timeline" }).waitFor();
  await expect(page.getByRole("combobox", { name: /^Stage/ })).toBeDisabled();
  for (const name of ["Reply", "Decline", "Archive", "More actions", "Save note"]) {
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  }
  await page.keyboard.press("d");
  await expect(page.getByRole("region", { name: /Decline/ })).toHaveCount(0);

  const sent = await post(server.url, { ...founder, [honeypot]: "x" });
  const quarantined = await referenceOf(sent);
  await page.goto(`/applications/${quarantined}`);
  await expect(page.getByText("In quarantine")).toBeVisible();
  for (const name of ["Release", "More actions"]) {
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  }
});

test("an application that one may not see is not found", async ({ page, context, server, owner }) => {
  const [reference] = await receiveApplications(server, `Hidden ${owner.id.slice(0, 6)}`);
  const member = await signedInMember(server, { role: "member", forms: ["career"] });
  await context.clearCookies();
  await signIn(context, server, member);
  await page.goto(`/applications/${reference}`);
  await expect(page.getByText("There is no such application")).toBeVisible();
});

test("a colleague's note and change appear by themselves", async ({ page, owner, server }) => {
  const tag = owner.id.slice(0, 6);
  const colleague = await signedInMember(server, { role: "member", forms: ["founder"], name: `Bo ${tag}` });
  const [reference = ""] = await receiveApplications(server, `Shared ${tag}`);
  await page.goto(`/applications/${reference}`);
  await page.getByRole("textbox", { name: "New note" }).waitFor();
  await addNote(colleague, reference, "Seen and liked");
  await expect(page.getByRole("article", { name: `Note by ${colleague.name}` })).toContainText(
    "Seen and liked",
  );
  await change(colleague, [reference], { stage: secondStage?.id ?? "" });
  await expect(page.getByRole("combobox", { name: `Stage: ${secondStage?.label}` })).toBeVisible();
});

test("a resume stands beside the application", async ({ ownerPage: page, server }) => {
  const reference = await receiveJobApplication(server);
  await page.goto(`/applications/${reference}`);
  const resume = page.getByRole("region", { name: "Resume" });
  await expect(resume.getByRole("link", { name: "Download" })).toBeVisible();
  const response = await page.request.get((await resume.locator("iframe").getAttribute("src")) ?? "");
  expect(response.headers()["content-security-policy"]).toContain("sandbox");
});

test("on a phone fields, resume and timeline follow one another", async ({ ownerPage: page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/applications/${await receiveJobApplication(server)}`);
  const parts = ["What was sent", "Resume", "Notes and timeline"].map((name) =>
    page.getByRole("region", { name }),
  );
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  let end = 0;
  for (const box of boxes) {
    expect(box?.y).toBeGreaterThanOrEqual(end);
    end = (box?.y ?? 0) + (box?.height ?? 0);
  }
});
