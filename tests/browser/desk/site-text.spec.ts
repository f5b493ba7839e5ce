import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { signedInMember } from "../../setup/desk.ts";
import { siteClient } from "../../setup/site-client.ts";
import { expect } from "./desk-test.ts";
import { test } from "./site-test.ts";

const article = "articles/first-article.md";
const preview = (page: Page) => page.frameLocator('iframe[title="The page as it will be"]');

test("buttons write Markdown into a text, by keyboard too, and the browser undoes it", async ({
  page,
  owner,
  server,
}) => {
  await page.goto(`/site?file=${article}`);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  const before = await text.inputValue();
  const tool = (name: string) =>
    page.getByRole("toolbar", { name: "Format the text" }).getByRole("button", { name, exact: true });
  await text.focus();
  await page.keyboard.press("Control+End");
  // The text ends with a line break.
  await page.keyboard.type("\nWhat we found");
  await tool("Heading").press("Enter");
  await expect(text).toBeFocused();
  await page.keyboard.type("\n\nIn short: ");
  await tool("Bold").click();
  await page.keyboard.type("thirty buyers");
  await page.keyboard.press("End");
  await page.keyboard.type(" and ");
  await tool("Link").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add a link" });
  await dialog.getByLabel("Words").fill("our team");
  await dialog.getByLabel("Link address").fill("about");
  await expect(dialog.getByRole("alert")).toHaveText("Please begin with / or https://.");
  await expect(dialog.locator('datalist option[value="/about"]')).toHaveCount(1);
  await dialog.getByLabel("Link address").fill("/about");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(text).toBeFocused();
  await page.keyboard.type(".");
  await expect(text).toHaveValue(
    `${before.trimEnd()}\n\n## What we found\n\nIn short: **thirty buyers** and [our team](/about).`,
    { timeout: 10_000 },
  );
  await tool("Note in the margin").click();
  await page.keyboard.type("Counted by us.");
  await tool("Chart").click();
  await expect(preview(page).getByRole("heading", { name: "What we found" })).toBeVisible();
  await expect(preview(page).getByText("Counted by us.")).toBeVisible();
  await expect(preview(page).getByText("What the chart compares, and its unit")).toBeVisible();
  const styles = await preview(page)
    .locator("[style]")
    .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).style.length));
  expect(styles.length).toBeGreaterThan(0);
  expect(styles).not.toContain(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await text.focus();
  await page.keyboard.press("Control+z");
  await expect(text).not.toHaveValue(/```chart\ntitle: What the chart compares/);
  await siteClient(owner, server).discard(article);
});

test("a mistake keeps the page as it was and says so, until it is corrected", async ({
  page,
  owner,
  server,
}) => {
  await page.goto(`/site?file=${article}`);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  const notice = page.getByText("The page stays as it was");
  await preview(page).getByRole("heading", { level: 1 }).waitFor();
  const before = await text.inputValue();
  const contents = preview(page).locator("main aside nav");
  await expect(contents).toBeVisible();
  await text.fill("[here](javascript:alert(1))");
  await expect(notice).toBeVisible();
  await text.fill("Corrected words.");
  await expect(notice).toBeHidden();
  await expect(preview(page).getByText("Corrected words.")).toBeVisible();
  // A text without headings has no contents.
  await expect(contents).toHaveCount(0);
  await text.fill("[here](javascript:alert(1))");
  await expect(notice).toBeVisible();
  await text.fill(before);
  await expect(page.getByText("No draft")).toBeVisible();
  await expect(notice).toBeHidden();
  await page.route("**/api/site/preview/**", (route) => route.abort());
  await text.fill("Words that cannot be shown.");
  await expect(notice).toHaveText("The page stays as it was: The server did not respond.");
  await page.route("**/api/site/preview/**", (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
  await text.fill("Nor can these.");
  await expect(notice).toHaveText("The page stays as it was: The page cannot be shown.");
  await siteClient(owner, server).discard(article);
});

test("a page that takes its time is announced", async ({ ownerPage: page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/site/preview/about", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/site?page=/about");
  const status = page.getByText("Loading the page …");
  await expect(status).toBeVisible();
  release();
  await expect(status).toHaveCount(0);
  await expect(preview(page).getByRole("heading", { level: 1 })).toBeVisible();
});

test("a time at which an article appears is added below its day, and asked for in words", async ({
  ownerPage: page,
}) => {
  await page.goto(`/site?file=${article}`);
  await expect(page.getByRole("button", { name: "Hide from the site" })).toBeVisible();
  await page.getByRole("button", { name: "Appears at a set time …" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Appears on", exact: true })).toBeFocused();
  await expect(page.getByRole("alert")).toHaveText("Choose a date and a time.");
  const labels = await page.locator("form label").allTextContents();
  expect(labels[labels.indexOf("Published on") + 1]).toBe("Appears on");
  await page.getByRole("button", { name: "Remove Appears on" }).press("Enter");
  await expect(page.getByText("No draft")).toBeVisible();
});

test("what the server does not take stays beside its field, and is sent again", async ({
  page,
  owner,
  server,
}) => {
  const file = "people/second-person.yaml";
  const message = "Others are editing this file. Please try again.";
  await page.goto(`/site?file=${file}`);
  const field = page.getByRole("textbox", { name: "Role", exact: true });
  await page.route("**/api/site/file", (route) => route.fulfill({ status: 409, json: { message } }));
  await field.fill("Head of patience");
  const refusal = page.getByRole("alert").filter({ hasText: "Your text: “Head of patience”" });
  await expect(refusal).toContainText(message);
  await expect(field).toHaveValue("Role of the second person");
  await expect(refusal.getByRole("button", { name: "Discard my text" })).toBeVisible();
  await page.unroute("**/api/site/file");
  await refusal.getByRole("button", { name: "Use my text" }).click();
  await expect(refusal).toBeHidden();
  await expect(page.getByText("The draft is saved")).toBeVisible();
  await expect(field).toHaveValue("Head of patience");
  await siteClient(owner, server).discard(file);
});

test("leaving the page is asked about while a long text is not stored", async ({ page, owner, server }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/site/file", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/site?file=${article}`);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  const isSent = page.waitForRequest((request) => request.method() === "PATCH");
  await text.fill("A long text. ".repeat(6_000));
  await isSent;
  // Browsers ask those alone who have used the page.
  await text.press("End");
  const question = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  release();
  await expect(page.getByText("The draft is saved")).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue(/^A long text\./);
  await siteClient(owner, server).discard(article);
});

test("the page beside the form shows what was stored in another tab, and what a choice puts there", async ({
  page,
  owner,
  server,
  site,
}) => {
  const file = "people/second-person.yaml";
  await page.goto(`/site?file=${file}`);
  const shown = (words: string) => expect(preview(page).getByText(words).first()).toBeVisible();
  await shown("Role of the second person");
  const desk = siteClient(owner, server);
  await desk.set(file, "role", "Role of the second person", "Role of another tab");
  await expect(page.getByRole("textbox", { name: "Role", exact: true })).toHaveValue("Role of another tab");
  await shown("Role of another tab");
  const inFolder = path.join(site.contentFolder, file);
  const text = await readFile(inFolder, "utf8");
  await writeFile(inFolder, text.replace("Role of the second person", "Role by Git"));
  try {
    await page.reload();
    await expect(page.getByRole("button", { name: "1 field with two versions" })).toBeVisible();
    await page.getByRole("button", { name: "Keep the content folder" }).click();
    await shown("Role by Git");
  } finally {
    await writeFile(inFolder, text);
  }
  await desk.discard(file);
});

test("a mistake in a text is opened at the text, whatever its words", async ({ page, owner, server }) => {
  const desk = siteClient(owner, server);
  const { body } = (await desk.open(article)).values as { body: string };
  await desk.set(article, "body", body, `${body}\nSee [the "best" guide](/nope).\n`);
  await page.goto("/site");
  await page.getByRole("button", { name: /^Changes/ }).press("Enter");
  await page
    .getByRole("dialog", { name: "Changes", exact: true })
    .getByRole("button", { name: 'Text: [the "best" guide]: there is no page “/nope”' })
    .press("Enter");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await expect(text).toBeFocused();
  // What is wrong in the text by itself is said there.
  await text.fill("# A title");
  await expect(page.getByRole("alert")).toHaveText(/begin this heading with ##/);
  await desk.discard(article);
});

test("words for a field that somebody else removes meanwhile stay in sight, as does a choice about it", async ({
  page,
  owner,
  server,
  site,
}) => {
  const file = "people/first-person.yaml";
  const [before, typed] = ["https://linkedin.example/in/first-person", "https://linkedin.example/in/typed"];
  const editor = await signedInMember(server, { role: "reader", site: "editor", name: "Eva Editor" });
  const remove = (seen: string) => siteClient(editor, server).set(file, "linkedin", seen, undefined);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/site/file", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/site?file=${file}`);
  const field = page.getByRole("textbox", { name: "LinkedIn", exact: true });
  const isSent = page.waitForRequest((request) => request.postData()?.includes(typed) === true);
  await field.fill(typed);
  await isSent;
  expect((await remove(before)).status).toBe(200);
  release();
  const refusal = page.getByRole("alert").filter({ hasText: `Your text: “${typed}”` });
  await expect(refusal).toContainText(/LinkedIn.*Eva Editor has changed this/);
  await expect(field).toHaveCount(0);
  await refusal.getByRole("button", { name: "Use my text" }).click();
  await expect(field).toHaveValue(typed);
  await expect(page.getByText("The draft is saved")).toBeVisible();

  // Removed in the draft, and changed in the folder.
  await remove(typed);
  const inFolder = path.join(site.contentFolder, file);
  const text = await readFile(inFolder, "utf8");
  await writeFile(inFolder, text.replace(before, `${before}-by-git`));
  try {
    await page.reload();
    const conflict = page.getByRole("alert").filter({ hasText: "also changed in the content folder" });
    await expect(conflict).toContainText(`${before}-by-git`);
    await conflict.getByRole("button", { name: "Keep the content folder" }).click();
    await expect(field).toHaveValue(`${before}-by-git`);
    await expect(conflict).toHaveCount(0);
  } finally {
    await writeFile(inFolder, text);
  }
  await siteClient(owner, server).discard(file);
});
