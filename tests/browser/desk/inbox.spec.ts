import { readStages } from "#content-model/stages.ts";
import { dateOf, formatDay } from "#contract/desk/format-day.ts";
import { change } from "../../server/desk/review.ts";
import { withStore } from "../../server/desk/waiting-mail.ts";
import { applyForJob, pdf } from "../../server/job-application.ts";
import { signedInMember } from "../../setup/desk.ts";
import { expect, receiveApplications, receiveJobApplication, rowLink, signIn, test } from "./desk-test.ts";
import { seedApplication } from "./seed-applications.ts";

test("a new application appears by itself, bold until it is opened", async ({ page, owner, server }) => {
  await page.goto("/?all");
  await page.getByRole("heading", { name: "Inbox", level: 1 }).waitFor();
  const [reference] = await receiveApplications(server, `Live ${owner.id}`);
  const link = rowLink(page, `Unread: Live ${owner.id}`);
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/applications/${reference}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Live ${owner.id}`);
  await page.goBack();
  await expect(rowLink(page, `Live ${owner.id}`)).not.toHaveAccessibleName(/Unread/);
});

test("the list is worked through with keys alone", async ({ page, owner, server }) => {
  const tag = owner.id.slice(0, 6);
  await receiveApplications(server, `First ${tag}`, `Second ${tag}`, `Third ${tag}`);
  await page.goto(`/?q=${tag}`);
  await rowLink(page, `Third ${tag}`).waitFor();
  await page.keyboard.press("j");
  await expect(rowLink(page, `Third ${tag}`)).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("x");
  await expect(page.getByText("2 selected")).toBeVisible();

  await page.keyboard.press("a");
  await page.getByRole("combobox", { name: "Assign to…" }).fill(owner.name);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`2 applications: assigned to ${owner.name}`)).toBeVisible();
  await expect(page.getByRole("combobox", { name: `Assignee: ${owner.name}` })).toBeFocused();
  // The key does not also choose Nobody in the closed list.
  await page.keyboard.press("n");
  await expect(page.getByText("2 applications are selected")).toBeVisible();
  await expect(page.getByRole("row", { name: `Second ${tag}` })).toContainText(owner.name);

  await page.keyboard.press("e");
  // A search lists archived applications, too, and marks them.
  const archived = page.getByRole("row", { name: `Second ${tag}` }).getByRole("img", { name: "Archived" });
  await expect(archived).toBeVisible();
  await expect(rowLink(page, `Third ${tag}`)).toBeVisible();
  // The newest notice comes first; until it is there, the first button undoes the change before.
  await expect(page.getByText("2 applications: archived")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(archived).toHaveCount(0);

  await page.keyboard.press("k");
  // The focus moves with the next frame; until then Enter would press the button.
  await expect(page.getByRole("row").getByRole("link").and(page.locator(":focus"))).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/applications\//);
  await page.getByRole("region", { name: "What was sent" }).waitFor();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`/?q=${tag}`);
  await expect(page.getByRole("row").getByRole("link").and(page.locator(":focus"))).toBeVisible();
});

test("keys select from the first row on, and act on the selection or say why not", async ({
  page,
  owner,
  server,
}) => {
  const tag = owner.id.slice(0, 6);
  await receiveApplications(server, `First ${tag}`, `Second ${tag}`);
  await applyForJob(server.url, pdf("cv"), "cv.pdf", {}, { name: `Third ${tag}` });
  await page.goto(`/?q=${tag}`);
  await rowLink(page, `Third ${tag}`).waitFor();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await expect(rowLink(page, `Second ${tag}`)).toBeFocused();
  await page.keyboard.press("x");
  const selection = page.getByRole("region", { name: "Selected applications" });
  await expect(selection).toContainText("2 selected");

  await page.keyboard.press("d");
  await expect(page.getByText("2 applications are selected")).toBeVisible();
  await page.keyboard.press("s");
  await expect(page.getByText("are of different kinds, which have different stages")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("are of different kinds, which have different stages")).toHaveCount(0);
  await expect(selection).toContainText("2 selected");

  // With one selected it is that one, not the row of the focus.
  await page.keyboard.press("x");
  await expect(selection).toContainText(`Third ${tag}`);
  await page.keyboard.press("d");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Third ${tag}`);
});

test("notices and the bar of the selection do not cover each other", async ({ page, owner, server }) => {
  const tag = owner.id.slice(0, 6);
  await receiveApplications(server, `First ${tag}`, `Second ${tag}`);
  await page.goto(`/?q=${tag}`);
  await page.getByRole("checkbox", { name: "Select all loaded" }).check();
  await page.keyboard.press("u");
  const bar = page.getByRole("region", { name: "Selected applications" });
  const notice = page.locator("[data-toast]").first();
  await expect(notice).toBeVisible();
  // A notice stays while it has the focus.
  await page.keyboard.press("F6");
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    // The bar's height is measured after the page is laid out.
    await expect(async () => {
      const [barBox, noticeBox] = await Promise.all([bar.boundingBox(), notice.boundingBox()]);
      expect(noticeBox && noticeBox.y + noticeBox.height, `${width} px`).toBeLessThanOrEqual(barBox?.y ?? 0);
      expect(noticeBox?.y, `${width} px`).toBeGreaterThan(0);
    }).toPass({ timeout: 10_000 });
  }
});

test("a change is undone by a key, and Enter in the search goes to its first result", async ({
  page,
  owner,
  server,
}) => {
  const tag = owner.id.slice(0, 6);
  await receiveApplications(server, `Undone ${tag}`);
  await page.goto("/?all");
  await page.getByRole("row").nth(1).waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type(`undone ${tag}`);
  await page.keyboard.press("Enter");
  await expect(rowLink(page, `Undone ${tag}`)).toBeFocused();
  await page.keyboard.press("e");
  await expect(page.getByText(`Undone ${tag}: archived`)).toBeVisible();
  await page.keyboard.press("z");
  await expect(rowLink(page, `Undone ${tag}`)).toBeVisible();
  await page.keyboard.press("z");
  await expect(page.getByText("There is nothing to undo")).toBeVisible();
});

test("when the current row leaves the list, keys go on with the row in its place", async ({
  page,
  owner,
  server,
}) => {
  const tag = owner.id.slice(0, 6);
  const [here, elsewhere] = (await readStages()).founder;
  const colleague = await signedInMember(server, { forms: ["founder"] });
  const names = ["Sixth", "Fifth", "Fourth", "Third", "Second", "First"].map((name) => `${name} ${tag}`);
  const [, fifth = "", fourth = ""] = await receiveApplications(server, ...names);
  await page.goto(`/?q=${tag}&form=founder&status=inbox&stage=${here?.id}`);
  await rowLink(page, `First ${tag}`).waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(rowLink(page, `Second ${tag}`)).toBeFocused();
  await page.keyboard.press("s");
  const stages = page.getByRole("combobox", { name: "Change the stage to…" });
  await stages.fill(elsewhere?.label ?? "");
  await page.keyboard.press("Enter");
  await expect(rowLink(page, `Second ${tag}`)).toHaveCount(0);
  await expect(rowLink(page, `Third ${tag}`)).toBeFocused();
  await page.keyboard.press("e");
  await expect(rowLink(page, `Third ${tag}`)).toHaveCount(0);
  await expect(rowLink(page, `Fourth ${tag}`)).toBeFocused();
  await change(colleague, [fourth], { archived: true });
  await expect(rowLink(page, `Fifth ${tag}`)).toBeFocused();
  // A list that is open for it does not go on with another one.
  await page.keyboard.press("s");
  await expect(stages).toBeVisible();
  await change(colleague, [fifth], { archived: true });
  await expect(rowLink(page, `Fifth ${tag}`)).toHaveCount(0);
  await expect(stages).toHaveCount(0);
  await page.keyboard.press("e");
  // The last one had none after it.
  await expect(rowLink(page, `Sixth ${tag}`)).toHaveCount(0);
  await expect(rowLink(page, `First ${tag}`)).toBeFocused();
});

test("the filter of late ones stays when another form is chosen", async ({ ownerPage: page }) => {
  await page.goto("/?late=1");
  const late = page.getByRole("button", { name: "Late" });
  await expect(late).toHaveAttribute("aria-pressed", "true");
  await page
    .getByRole("navigation", { name: "Kinds of applications" })
    .getByRole("link", { name: "Founders" })
    .click();
  await expect(page).toHaveURL("/?form=founder&late=1");
  await expect(late).toHaveAttribute("aria-pressed", "true");
});

test("the number of late ones stands only beside a list that has all of them", async ({
  page,
  owner,
  server,
}) => {
  await withStore(server, (store) => seedApplication(store, "career", `Overdue ${owner.id.slice(0, 6)}`));
  const late = page.getByRole("button", { name: "Late" });
  await page.goto("/?form=career&late=1");
  await expect(late).toHaveText(/^Late\d+$/);
  for (const query of ["mine=1", "form=career&status=archived", "form=career&assignee=none"]) {
    await page.goto(`/?${query}`);
    // The counts are known: of unread applications, the one above is among them.
    await expect(page.getByRole("navigation", { name: "Kinds of applications" })).toContainText(/\d/);
    await expect(late).toHaveText("Late");
  }
});

test("a job application shows the time left until its answer is due", async ({ page, owner, server }) => {
  const name = `Timely ${owner.id.slice(0, 6)}`;
  await receiveJobApplication(server, name);
  await page.goto("/?form=career");
  // Applications of other tests that are late stand above it.
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("47 h left");
});

test("a reader sees the forms they are given and can change nothing", async ({ page, server, context }) => {
  const reader = await signedInMember(server, { role: "reader", forms: ["founder"] });
  await signIn(context, server, reader);
  const name = `Read ${reader.id.slice(0, 6)}`;
  const [reference = ""] = await receiveApplications(server, name);
  await page.goto(`/?q=${reference}`);
  await rowLink(page, name).waitFor();
  await expect(page.getByRole("navigation", { name: "Kinds of applications" }).getByRole("link")).toHaveText([
    /All/,
    /Mine/,
    /Founders/,
  ]);
  await expect(page.getByRole("row").getByRole("checkbox")).toHaveCount(0);
  await page.keyboard.press("e");
  await expect(page.getByRole("region", { name: "Selected applications" })).toHaveCount(0);
  await expect(rowLink(page, name)).toBeVisible();
});

test("an application is put off by a key, leaves Mine until its day, and is taken up again", async ({
  page,
  owner,
  server,
}) => {
  const name = `Later ${owner.id.slice(0, 6)}`;
  const [reference = ""] = await receiveApplications(server, name);
  await change(owner, [reference], { assigneeId: owner.id });
  await page.goto(`/applications/${reference}`);
  await expect(page.getByText(/ left$/)).toBeVisible();
  await page.getByRole("heading", { name }).click();
  await page.keyboard.press("p");
  const dialog = page.getByRole("dialog", { name: "Put off" });
  const day = dateOf(Date.now() + 40 * 24 * 60 * 60_000);
  await dialog.getByRole("textbox", { name: "Day" }).fill(day);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Put off until ${formatDay(Date.parse(day))}`, { exact: true })).toBeVisible();
  await page.goto("/?mine=1");
  await expect(page.getByText("Nothing is waiting for you")).toBeVisible();
  await page.goto("/?waiting=later");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row.getByRole("img", { name: `Put off until ${formatDay(Date.parse(day))}` })).toBeVisible();
  await rowLink(page, name).click();
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Put off …" }).click();
  await dialog.getByRole("button", { name: "Bring back now" }).click();
  await expect(page.getByText(`${owner.name} brought it back`)).toBeVisible();
  await page.goto("/?mine=1");
  await expect(rowLink(page, name)).toBeVisible();
});
