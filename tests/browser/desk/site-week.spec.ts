import type { Locator, Page } from "@playwright/test";
import { git } from "../../setup/git-content.ts";
import { photo } from "../../setup/photo.ts";
import { expect } from "./desk-test.ts";
import { test } from "./site-test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const saved = (page: Page) => expect(page.getByText("The draft is saved")).toBeVisible();

async function openFile(page: Page, file: string, field = "") {
  await page.goto(`/site?${new URLSearchParams({ file, ...(field && { field }) })}`);
}

async function find(page: Page, text: string) {
  await page.goto("/site");
  await page.getByRole("searchbox", { name: "Find a text" }).fill(text);
  await page.getByRole("list", { name: "Texts found" }).getByRole("button").first().click();
}

async function create(page: Page, kind: string, title: string, from: string) {
  await page.goto("/site");
  await page.getByRole("button", { name: `New ${kind}` }).click();
  const dialog = page.getByRole("dialog", { name: `New ${kind}` });
  await dialog.getByLabel(/^(Title|Name)$/).fill(title);
  await dialog.getByLabel("Begin with").selectOption({ label: `A copy of ${from}` });
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

async function describeForSearch(page: Page, text: string) {
  await page.getByText("Search engines", { exact: true }).click();
  await page.getByRole("textbox", { name: "Description for search engines" }).fill(text);
  await saved(page);
}

const choose = (place: Locator, name: string, mimeType: string, buffer: Buffer) =>
  place.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

test("an editor's week: words, items, photos, times, addresses; shown, published and taken back", async ({
  page,
  owner,
  server,
  site,
  browser,
}) => {
  test.setTimeout(600_000);
  const live = async (path: string) => (await fetch(server.url + path)).text();
  const added = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

  // Monday: a word, and the phone number.
  await find(page, "role of the second person");
  await page.getByRole("textbox", { name: "Role", exact: true }).fill("Head of the week");
  await saved(page);
  await find(page, "+46 8 123 456 78");
  await page.getByRole("textbox", { name: "Phone as visitors read it" }).fill("+46 8 765 43 21");
  await openFile(page, "site.yaml", "phone.number");
  await page.getByRole("textbox", { name: "Number that is dialled" }).fill("+4687654321");
  await saved(page);

  // Tuesday: an article with two photos.
  await create(page, "article", "What We Saw", "First Article");
  await describeForSearch(page, "What we saw in one week.");
  await choose(page.getByRole("region", { name: "Photo" }), "one.jpg", "image/jpeg", await photo("#597"));
  await expect(page.getByRole("img", { name: "Photo" })).toBeVisible();
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.press("Control+Home");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add a photo to the text" }).click();
  await (await chooser).setFiles({ name: "two.jpg", mimeType: "image/jpeg", buffer: await photo("#795") });
  await page.getByRole("textbox", { name: "What the photo shows" }).fill("Our desks");
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue(/!\[Our desks\]\(what-we-saw-two\.jpg\)/);

  // Wednesday: a person, a position with a deadline, one that is filled, and a company's logo.
  await create(page, "person", "Wendela Wednesday", "Åke Second");
  await create(page, "position", "Clerk", "Second Job");
  await describeForSearch(page, "A clerk for one week.");
  await added(page, "Close at a set day …");
  await page.getByRole("textbox", { name: "Deadline" }).fill("2099-01-31");
  await saved(page);
  await openFile(page, "jobs/second-job.yaml");
  await added(page, "Mark as filled");
  await saved(page);
  await openFile(page, "companies/first-digital.yaml");
  const logo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  );
  await choose(page.getByRole("region", { name: "Logo" }), "logo.svg", "image/svg+xml", logo);
  await expect(page.getByRole("img", { name: "Logo" })).toBeVisible();

  // Thursday: something hidden, something for later, and an address that changes.
  await openFile(page, "webinars/first-webinar.yaml");
  await added(page, "Hide from the site");
  await saved(page);
  await create(page, "article", "For Later", "Second Article");
  await describeForSearch(page, "Something for later.");
  await added(page, "Appears at a set time …");
  await page.getByRole("textbox", { name: "Appears on", exact: true }).fill("2999-01-01T09:30");
  await saved(page);
  await openFile(page, "jobs/third-job.yaml");
  await page.getByRole("button", { name: "Remove …" }).click();
  await page.getByLabel("Redirect /careers/third-job to (optional)").fill("/careers/clerk");
  await page.getByRole("button", { name: "Remove", exact: true }).click();

  // Friday: shown to somebody without an account, published, and taken back.
  await page.getByRole("button", { name: /^Changes/ }).click();
  const dialog = page.getByRole("dialog", { name: "Changes" });
  // It renders the whole site, at a low priority. The buttons below move when the changes come.
  await expect(dialog.getByText(/1 January 2999/)).toBeVisible({ timeout: 300_000 });
  await dialog.getByRole("button", { name: "Make a preview link" }).click();
  const link = await dialog.getByLabel("Link, for 24 hours").inputValue();
  const [folder = ""] = /\/preview\/[^/]+\//.exec(link) ?? [];
  const shownPage = new URL(page.url()).searchParams.get("page") ?? "/";
  expect(new URL(link).pathname).toBe(folder + shownPage.slice(1));
  const context = await browser.newContext({ baseURL: server.deskUrl });
  const visitor = await context.newPage();
  await visitor.goto(`${folder}insights/what-we-saw`);
  await expect(visitor.getByAltText("Our desks")).toBeVisible();
  await context.close();
  expect(await live("/about")).not.toContain("Head of the week");
  await dialog.getByLabel("Note (optional)").fill("A week's work");
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => live("/about")).toContain("Head of the week");
  expect(await live("/about")).toContain("Wendela Wednesday");
  expect(await live("/contact")).toContain("tel:+4687654321");
  expect(await live("/insights/what-we-saw")).toContain("Our desks");
  expect(await live("/careers")).toContain("/careers/clerk");
  expect(await live("/careers")).not.toMatch(/\/careers\/(second|third)-job"/);
  expect(await live("/portfolio/first-digital")).toContain("companies-first-digital-logo");
  expect(await live("/insights")).not.toContain("First Webinar");
  expect((await fetch(`${server.url}/insights/for-later`)).status).toBe(404);
  expect((await fetch(`${server.url}/careers/third-job`)).url).toBe(`${server.url}/careers/clerk`);

  // In a code editor, only what was changed has changed.
  const changed = (file: string) =>
    git(site.contentFolder, "show", "--numstat", "--format=", "HEAD", "--", file);
  expect(changed("people/second-person.yaml")).toMatch(/^1\t1\t/);
  expect(changed("site.yaml")).toMatch(/^2\t2\t/);
  expect(changed("webinars/first-webinar.yaml")).toMatch(/^1\t0\t/);
  expect(git(site.contentFolder, "log", "-1", "--format=%an %s").trim()).toBe(`${owner.name} A week's work`);

  await page.getByRole("link", { name: "Publications" }).click();
  await page
    .getByRole("button", { name: /^Take back/ })
    .first()
    .click();
  await expect(page.getByRole("region", { name: "What is taken back" })).toContainText("No longer: ");
  await page.getByRole("button", { name: "Take back", exact: true }).click();
  await expect.poll(() => live("/about")).not.toContain("Head of the week");
  expect((await fetch(`${server.url}/insights/what-we-saw`)).status).toBe(404);
});
