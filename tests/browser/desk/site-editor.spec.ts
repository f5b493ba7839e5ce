import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { withoutPreviewMarks } from "#contract/preview-marks.ts";
import { signedInMember } from "../../setup/desk.ts";
import { git } from "../../setup/git-content.ts";
import { siteClient } from "../../setup/site-client.ts";
import { axeFindingsInBothSchemes } from "../axe.ts";
import { expectNoSidewaysScroll } from "../sideways-scroll.ts";
import { deskOrigin, expect, signIn } from "./desk-test.ts";
import { test } from "./site-test.ts";

// Axe would measure colors in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const preview = (page: Page) => page.frameLocator('iframe[title="The page as it will be"]');
const oldRole = "Role of the first person";

test("a word is clicked, changed, seen, published and taken back; a second person sees whose words stand", async ({
  page,
  owner,
  server,
  site,
  browser,
}) => {
  const liveText = async () => (await fetch(`${server.url}/about`)).text();
  const { publications } = await (await owner.request("/api/site/publications")).json();
  await page.goto("/site?page=/about");
  await preview(page).getByText(oldRole).first().click();
  const field = page.getByRole("textbox", { name: "Role", exact: true });
  await expect(field).toBeFocused();
  await field.fill("Head of clicks");
  await expect(preview(page).getByText("Head of clicks").first()).toBeVisible();
  await expect(page.getByText("The draft is saved")).toBeVisible();
  expect(await liveText()).toContain(oldRole);

  // Somebody else opens the same file, and changes the same words a moment later.
  const editor = await signedInMember(server, { role: "reader", site: "editor", name: "Edvin Editor" });
  const context = await browser.newContext({ baseURL: deskOrigin(server) });
  await signIn(context, server, editor);
  const other = await context.newPage();
  await other.goto("/site?file=people/first-person.yaml");
  await expect(other.getByText(`${owner.name} is working on this too`)).toBeVisible();
  const otherField = other.getByRole("textbox", { name: "Role", exact: true });
  await expect(otherField).toHaveValue("Head of clicks");
  await other.route("**/api/live", (route) => route.abort());
  await context.setOffline(true);
  await field.fill("Head of words");
  await expect(page.getByText("The draft is saved")).toBeVisible();
  await otherField.fill("Head of nothing");
  await context.setOffline(false);
  await expect(other.getByText("Your text: “Head of nothing”")).toBeVisible();
  await expect(otherField).toHaveValue("Head of words");
  await other.getByRole("button", { name: "Keep their version" }).click();
  await expect(other.getByRole("button", { name: "Keep their version" })).toBeHidden();
  await other.getByRole("button", { name: /^Changes/ }).click();
  await expect(other.getByText("but not publish it")).toBeVisible();
  await context.close();

  await page.getByRole("button", { name: "Changes (1)" }).click();
  const dialog = page.getByRole("dialog", { name: "Changes" });
  await expect(dialog.getByText("Head of words").first()).toBeVisible();
  await dialog.getByLabel("Note (optional)").fill("A clearer role");
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: /^https:.*\/about$/ })).toBeVisible();
  await expect.poll(liveText).toContain("Head of words");
  expect(git(site.contentFolder, "log", "-1", "--format=%an %s").trim()).toBe(`${owner.name} A clearer role`);
  expect(await readFile(path.join(site.contentFolder, "people/first-person.yaml"), "utf8")).toContain(
    "# Anna is a sample.",
  );

  await page.getByRole("link", { name: "Publications" }).click();
  const published = page.getByRole("listitem").filter({ hasText: "A clearer role" });
  await published.locator("summary").click();
  const changes = published.getByRole("region", { name: "What visitors saw from then on" });
  await expect(changes.getByRole("insertion").first()).toHaveText("Head of words");
  await published.getByRole("button", { name: /^Take back/ }).click();
  await expect(page.getByRole("dialog", { name: /^Take back/ })).toHaveAccessibleDescription(
    new RegExp(`as it was after publication ${publications[0].id}`),
  );
  const takenBack = page.getByRole("region", { name: "What is taken back" }).getByRole("listitem");
  await expect(takenBack).toHaveCount(1);
  await page.getByRole("button", { name: "Take back", exact: true }).click();
  await expect.poll(liveText).toContain(oldRole);
  await page.getByRole("link", { name: "Back to the site" }).click();
  await expect(page.getByRole("button", { name: "Changes (1)" })).toBeVisible();
  // Other tests share the server.
  await siteClient(owner, server).discard("people/first-person.yaml");
});

test("of the places that show a text the one that was clicked is marked, and stays in view", async ({
  ownerPage: page,
}) => {
  await page.goto("/site?page=/");
  const heading = preview(page).getByRole("heading", { level: 1 });
  const text = withoutPreviewMarks((await heading.textContent()) ?? "");
  // The footer of every page shows it, too.
  await expect(preview(page).getByRole("contentinfo")).toContainText(text);
  await heading.click();
  await expect(page.locator("input:focus, textarea:focus")).toBeVisible();
  await expect(preview(page).locator("h1[data-edited], h1 [data-edited]")).toBeInViewport();
});

test("the phone number below a page is clicked, and its field opens", async ({ ownerPage: page }) => {
  await page.goto("/site?page=/about");
  const phone = preview(page).getByRole("contentinfo").getByRole("link", { name: "+46 8 123 456 78" });
  await phone.click();
  await expect(page).toHaveURL(/file=site\.yaml/);
  await expect(page.getByRole("textbox", { name: "Phone as visitors read it" })).toBeFocused();

  // From another open file it is asked first.
  await page.goto("/site?file=people/first-person.yaml");
  await expect(page.getByRole("textbox", { name: "Role", exact: true })).toBeVisible();
  await phone.click();
  const question = page.getByRole("dialog", { name: "This text is in “Names, addresses, menu, footer”" });
  await expect(question).toHaveAccessibleDescription(/does not belong to “Anna First”/);
  expect(await axeFindingsInBothSchemes(page, "iframe")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/file=people%2Ffirst-person\.yaml|file=people\/first-person\.yaml/);
  await phone.click();
  await expect(question.locator(":focus")).toHaveCount(1);
  await question.getByRole("button", { name: "Open it" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Phone as visitors read it" })).toBeFocused();
});

test("a title is typed to its end, though the screen is named after it and saved meanwhile", async ({
  page,
  owner,
  server,
}) => {
  const file = "articles/first-article.md";
  await page.goto(`/site?file=${file}`);
  const field = page.getByRole("textbox", { name: "Title", exact: true }).first();
  await field.fill("");
  // Slower than the pause after which what was typed is saved.
  await field.pressSequentially("Two days at a workshop", { delay: 200 });
  await expect(field).toHaveValue("Two days at a workshop");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two days at a workshop");
  await siteClient(owner, server).discard(file);
});

test("a mistake is said at its field, in words, and an entry is added, moved and removed", async ({
  ownerPage: page,
}) => {
  await page.goto("/site?file=people/second-person.yaml");
  const order = page.getByRole("textbox", { name: "Order in the list" });
  await order.fill("two");
  await expect(page.getByRole("alert")).toHaveText(/^Write a number/);
  await expect(order).toHaveAttribute("aria-invalid", "true");
  await order.fill("2");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByText("Tags", { exact: true }).click();
  await page.getByRole("button", { name: "Add to tags" }).click();
  await page.getByRole("textbox", { name: "Entry 2", exact: true }).fill("A second tag");
  const moveUp = page.getByRole("button", { name: "Move up: A second tag" });
  await moveUp.press("Enter");
  await expect(moveUp).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Entry 1", exact: true })).toHaveValue("A second tag");
  await page.getByRole("button", { name: "Remove: A second tag" }).click();
  // Everything is as it was: there is no draft.
  await expect(page.getByText("No draft")).toBeVisible();
});

test("what is typed while an earlier word is being saved is saved too", async ({ ownerPage: page }) => {
  const held = Promise.withResolvers<void>();
  await page.clock.install();
  await page.goto("/site?file=people/third-person.yaml");
  await page.route("**/api/site/file", async (route) => {
    if (route.request().postData()?.includes("First word")) await held.promise;
    await route.continue();
  });
  const field = page.getByRole("textbox", { name: "Role", exact: true });
  const isSent = page.waitForRequest((request) => request.postData()?.includes("First word") === true);
  await field.fill("First word");
  await isSent;
  await field.fill("Second word");
  // The pause after typing ends while the first word is still on its way.
  await page.clock.runFor(1_000);
  const isNextSent = page.waitForRequest((request) => request.postData()?.includes("Second word") === true);
  held.resolve();
  await isNextSent;
  await expect(page.getByText("The draft is saved")).toBeVisible();
  await page.getByRole("button", { name: "Discard the draft" }).click();
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect(page.getByText("No draft")).toBeVisible();
});

test.describe("an entry that is moved right after typing", () => {
  const file = "/site?file=people/third-person.yaml";

  /** Types a tag into a new entry; the request with it is held. @returns what lets it through */
  async function typeHeldTag(page: Page) {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/site/file", async (route) => {
      if (route.request().postData()?.includes("A held tag")) await held;
      await route.continue();
    });
    await page.goto(file);
    await page.getByText("Tags", { exact: true }).click();
    await page.getByRole("button", { name: "Add to tags" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    const isSent = page.waitForRequest((request) => request.postData()?.includes("A held tag") === true);
    await page.getByRole("textbox", { name: "Entry 2", exact: true }).fill("A held tag");
    await isSent;
    return release;
  }
  const moveUp = (page: Page) => page.getByRole("button", { name: "Move up: A held tag" });
  const isMoved = (page: Page) =>
    page.waitForResponse((response) => response.request().postData()?.includes('"move"') === true);

  test.afterEach(async ({ page }) => {
    await page.goto(file);
    await page.getByRole("button", { name: "Discard the draft" }).click();
    await page.getByRole("button", { name: "Discard", exact: true }).click();
    await expect(page.getByText("No draft")).toBeVisible();
  });

  test("stays moved when the form is left before the text is saved", async ({ ownerPage: page }) => {
    const release = await typeHeldTag(page);
    await moveUp(page).click();
    await page.getByRole("button", { name: "Back to the list" }).click();
    await page.getByRole("searchbox", { name: "Find a text" }).waitFor();
    const answer = isMoved(page);
    release();
    const { refused, values } = await (await answer).json();
    expect([refused, values.tags[0]]).toEqual([[], "A held tag"]);
  });

  test("moves when the text is saved while its button is pressed", async ({ ownerPage: page }) => {
    const release = await typeHeldTag(page);
    await moveUp(page).hover();
    await page.mouse.down();
    release();
    // The form says less now: what is pressed must still be there.
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.mouse.up();
    await expect(page.getByRole("textbox", { name: "Entry 1", exact: true })).toHaveValue("A held tag");
    await expect(page.getByText("The draft is saved")).toBeVisible();
  });
});

test("the screens have no accessibility violations and no sideways scrolling at three widths", async ({
  ownerPage: page,
}) => {
  const screens = [
    { url: "/site", shown: page.getByRole("searchbox") },
    {
      url: "/site?file=people/first-person.yaml",
      shown: page.getByRole("textbox", { name: "Role", exact: true }),
    },
    { url: "/site/publications", shown: page.getByText("(live)") },
  ];
  await page.setViewportSize({ width: 390, height: 900 });
  for (const { url, shown } of screens) {
    await page.goto(url);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await shown.waitFor();
      // The page in the frame has tests of its own.
      expect(await axeFindingsInBothSchemes(page, "iframe"), `${url} at ${width} pixels`).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  }
});

test("the editor's first load is at most 300 KB compressed", async ({ ownerPage: page }) => {
  await page.goto("/site?file=people/first-person.yaml", { waitUntil: "load" });
  await page.getByRole("textbox", { name: "Role", exact: true }).waitFor();
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => !new URL(name).pathname.startsWith("/api/"))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  expect(bytes / 1024).toBeGreaterThan(50);
  expect(bytes / 1024).toBeLessThanOrEqual(300);
});
