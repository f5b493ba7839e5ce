import { operateWith } from "../../server/operator.ts";
import { signedInMember } from "../../setup/desk.ts";
import { expect, receiveApplications, receiveJobApplication, rowLink, signIn, test } from "./desk-test.ts";

test("a new application appears by itself, bold until it is opened", async ({ page, owner, server }) => {
  await page.goto("/");
  await page.getByRole("heading", { name: "Inbox", level: 1 }).waitFor();
  const [reference] = await receiveApplications(server, `Live ${owner.id}`);
  const link = rowLink(page, `Unread: Live ${owner.id}`);
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/applications/${reference}`));
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
  await expect(page.getByRole("row", { name: `Second ${tag}` })).toContainText(owner.name);

  await page.keyboard.press("e");
  await expect(rowLink(page, `Second ${tag}`)).toHaveCount(0);
  await expect(rowLink(page, `Third ${tag}`)).toBeVisible();
  // The newest notice comes first; until it is there, the first button undoes the change before.
  await expect(page.getByText("2 applications: archived")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(rowLink(page, `Second ${tag}`)).toBeVisible();

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

test("search and filters stand in the address, so that a view can be shared", async ({
  page,
  owner,
  server,
  context,
}) => {
  const tag = owner.id.slice(0, 6);
  await receiveApplications(server, `Found ${tag}`, `Other ${tag}`);
  await page.goto("/");
  await page.getByRole("row").nth(1).waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type(`found ${tag}`);
  await expect(page).toHaveURL(`/?q=found+${tag}`);
  await expect(rowLink(page, `Other ${tag}`)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(rowLink(page, `Other ${tag}`)).toBeVisible();

  await page.getByRole("navigation", { name: "Forms" }).getByRole("link", { name: "Founders" }).click();
  await page.getByRole("button", { name: "Unread" }).click();
  await page.getByRole("combobox", { name: "Assignee" }).selectOption({ label: "Nobody" });
  await expect(page).toHaveURL("/?form=founder&assignee=none&unread=1");
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(rowLink(shared, `Found ${tag}`)).toBeVisible();
  await expect(shared.getByRole("button", { name: "Unread" })).toHaveAttribute("aria-pressed", "true");
  await shared.getByRole("link", { name: "Clear filters" }).click();
  await expect(shared).toHaveURL("/?form=founder");
});

test("nothing is shown with words when nothing matches", async ({ page, owner }) => {
  await page.goto(`/?q=nothing-like-${owner.id}`);
  await expect(page.getByText("Nothing matches")).toBeVisible();
  await page.getByRole("link", { name: "Clear search and filters" }).click();
  await expect(page).toHaveURL("/");
});

test("a job application shows the time left until its answer is due", async ({ page, owner, server }) => {
  expect(owner.id).toBeTruthy();
  await receiveJobApplication(server);
  await page.goto("/?form=career");
  await expect(page.getByRole("row").nth(1)).toContainText("47 h left");
});

test("of two people who change the same, the second is told and overwrites nothing", async ({
  page,
  owner,
  server,
}) => {
  const colleague = await signedInMember(server, {
    role: "member",
    forms: ["founder"],
    name: "Quick Colleague",
  });
  const name = `Wanted ${owner.id.slice(0, 6)}`;
  const [reference = ""] = await receiveApplications(server, name);
  // Without live changes, as at the moment in which a colleague is quicker.
  await page.route("**/api/live", (route) => route.abort());
  await page.goto(`/?q=${reference}`);
  await rowLink(page, name).waitFor();
  const change = { targets: [{ reference, version: 1 }], change: { assigneeId: colleague.id } };
  const response = await colleague.request("/api/applications", { method: "PATCH", body: change });
  expect(response.status).toBe(200);

  await page.keyboard.press("j");
  await page.keyboard.press("e");
  const message = page.getByRole("region", { name: "Notifications" });
  await expect(message).toContainText(`${name} was not changed`);
  await expect(message).toContainText("A colleague has assigned it to Quick Colleague in the meantime.");
  await expect(page.getByRole("row", { name })).toContainText("Quick Colleague");
});

test("changes made without a connection are shown, and stored when it is back", async ({
  page,
  owner,
  server,
  context,
}) => {
  const name = `Offline ${owner.id.slice(0, 6)}`;
  const [reference = ""] = await receiveApplications(server, name);
  await page.goto(`/?q=${reference}`);
  await rowLink(page, name).waitFor();
  await context.setOffline(true);
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  await expect(rowLink(page, name)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(`${name}: archived`)).toBeVisible();
  const { application } = await (await owner.request(`/api/applications/${reference}`)).json();
  expect(application.isArchived).toBe(true);
});

test("a refused change is taken back, with the reason", async ({ page, owner, server }) => {
  const name = `Erased ${owner.id.slice(0, 6)}`;
  const [reference = ""] = await receiveApplications(server, name);
  await page.route("**/api/live", (route) => route.abort());
  await page.goto(`/?q=${reference}`);
  await rowLink(page, name).waitFor();
  await operateWith(server.storeSettings, "erase", reference, "--yes");
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(`${name} was not changed`);
});

test("a change after the session has ended leads to the sign-in page", async ({
  page,
  owner,
  server,
  context,
}) => {
  const name = `Kept ${owner.id.slice(0, 6)}`;
  const [reference = ""] = await receiveApplications(server, name);
  await page.goto(`/?q=${reference}`);
  await rowLink(page, name).waitFor();
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await context.addCookies(cookies);
  await page.goto(`/?q=${reference}`);
  await expect(rowLink(page, name)).toBeVisible();
});

test("a reader sees the forms they are given and can change nothing", async ({ page, server, context }) => {
  const reader = await signedInMember(server, { role: "reader", forms: ["founder"] });
  await signIn(context, server, reader);
  const name = `Read ${reader.id.slice(0, 6)}`;
  const [reference = ""] = await receiveApplications(server, name);
  await page.goto(`/?q=${reference}`);
  await rowLink(page, name).waitFor();
  await expect(page.getByRole("navigation", { name: "Forms" }).getByRole("link")).toHaveText([
    /All/,
    /Founders/,
  ]);
  await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await page.keyboard.press("e");
  await expect(page.getByRole("region", { name: "Selected applications" })).toHaveCount(0);
  await expect(rowLink(page, name)).toBeVisible();
});

test("the search keeps the focus while its results arrive, also after coming back", async ({
  page,
  owner,
  server,
}) => {
  const tag = owner.id.slice(0, 6);
  await receiveApplications(server, `Seeker ${tag}`);
  await page.goto(`/?q=${tag}`);
  await rowLink(page, `Seeker ${tag}`).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Seeker ${tag}`);
  await page.keyboard.press("Escape");
  await expect(rowLink(page, `Seeker ${tag}`)).toBeFocused();
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Search applications" });
  await search.fill(`seeker ${tag}`);
  await expect(page).toHaveURL(/q=seeker/);
  await expect(rowLink(page, `Seeker ${tag}`)).toBeVisible();
  // A frame later the list would have taken the focus.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(search).toBeFocused();
});
