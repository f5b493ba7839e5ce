import { expect, receiveApplications, rowLink, test } from "./desk-test.ts";

test("search and filters stand in the address, so that a view can be shared", async ({
  page,
  owner,
  server,
  context,
}) => {
  const tag = owner.id.slice(0, 6);
  await receiveApplications(server, `Found ${tag}`, `Other ${tag}`);
  await page.goto("/?all");
  await page.getByRole("row").nth(1).waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type(`found ${tag}`);
  await expect(page).toHaveURL(`/?q=found+${tag}`);
  await expect(rowLink(page, `Other ${tag}`)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(rowLink(page, `Other ${tag}`)).toBeVisible();

  await page
    .getByRole("navigation", { name: "Kinds of applications" })
    .getByRole("link", { name: "Founders" })
    .click();
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
  await expect(page).toHaveURL("/?all");
  await page.goto(`/?form=founder&q=nothing-like-${owner.id}`);
  await page.getByRole("link", { name: "Search all applications" }).click();
  await expect(page).toHaveURL(`/?q=nothing-like-${owner.id}`);
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
