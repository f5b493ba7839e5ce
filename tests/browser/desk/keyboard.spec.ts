import { expect, receiveApplications, rowLink, test } from "./desk-test.ts";

test("the palette opens screens, runs commands and finds applications", async ({ page, owner, server }) => {
  const name = `Palette ${owner.id.slice(0, 6)}`;
  const [reference] = await receiveApplications(server, name);
  await page.goto("/?all");
  await page.getByRole("row").nth(1).waitFor();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search applications, screens and commands" });
  await field.fill(name);
  await expect(page.getByRole("option", { name: `${name} Founder Application` })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/applications/${reference}`));

  await page.keyboard.press("Control+k");
  await field.fill("members");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Members", level: 1 })).toBeFocused();
});

test("what is typed before the palette is loaded is in its field, and runs no shortcut", async ({
  page,
  owner,
  server,
}) => {
  const name = `Early ${owner.id.slice(0, 6)}`;
  const [reference] = await receiveApplications(server, name);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/Palette-*.js", (route) => isReleased.then(() => route.continue()));
  await page.goto(`/?q=${reference}&status=inbox`);
  await rowLink(page, name).waitFor();
  await page.keyboard.press("j");
  await expect(rowLink(page, name)).toBeFocused();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("earlx");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  release();
  const field = page.getByRole("combobox", { name: "Search applications, screens and commands" });
  await expect(field).toBeFocused();
  await page.keyboard.type("y");
  await expect(field).toHaveValue("early");
  await page.keyboard.press("Escape");
  await expect(rowLink(page, name)).toBeFocused();
});

test("a part of the desk that cannot be loaded is told, and the screen stays", async ({
  page,
  owner,
  server,
}) => {
  const name = `Cut off ${owner.id.slice(0, 6)}`;
  const [reference] = await receiveApplications(server, name);
  await page.route(/\/assets\/(Palette|BulkBar)-.*\.js/, (route) => route.abort());
  await page.goto(`/?q=${reference}&status=inbox`);
  await rowLink(page, name).waitFor();
  const messages = page.getByRole("region", { name: "Notifications" });
  await page.keyboard.press("Control+k");
  await expect(messages).toContainText("This could not be loaded");
  // Errors are announced by themselves, so the message is hidden from screen readers.
  await messages.getByLabel("Close").click();
  await expect(messages).not.toContainText("This could not be loaded");
  // Keys are for the list again.
  await page.keyboard.press("j");
  await expect(rowLink(page, name)).toBeFocused();
  await page.keyboard.press("s");
  await expect(messages).toContainText("This could not be loaded");
  await page.keyboard.press("e");
  await expect(page.getByText(`${name}: archived`)).toBeVisible();
});

test("keys pressed before a list is loaded that a key opened run no shortcut", async ({
  page,
  owner,
  server,
}) => {
  const name = `Soon ${owner.id.slice(0, 6)}`;
  const [reference] = await receiveApplications(server, name);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/BulkBar-*.js", (route) => isReleased.then(() => route.continue()));
  await page.goto(`/?q=${reference}&status=inbox`);
  await rowLink(page, name).waitFor();
  await page.keyboard.press("j");
  await expect(rowLink(page, name)).toBeFocused();
  await page.keyboard.type("se");
  await page.keyboard.press("Enter");
  release();
  await expect(page.getByRole("combobox", { name: "Change the stage to…" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(rowLink(page, name)).toBeVisible();
  await page.keyboard.press("e");
  await expect(rowLink(page, name)).toHaveCount(0);
});

test("what is typed before a reply or a note can be written is in its text, and runs no shortcut", async ({
  page,
  owner,
  server,
}) => {
  const name = `Typed ${owner.id.slice(0, 6)}`;
  const [reference] = await receiveApplications(server, name);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  for (const late of ["**/assets/Application-*.js", `**/applications/${reference}`, "**/templates"])
    await page.route(late, (route) => isReleased.then(() => route.continue()));
  await page.goto(`/?q=${reference}&status=inbox`);
  await rowLink(page, name).waitFor();
  await page.keyboard.press("j");
  await expect(rowLink(page, name)).toBeFocused();
  await page.keyboard.type("resexx");
  await page.keyboard.press("Backspace");
  release();
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await expect(text).toBeFocused();
  await page.keyboard.type("ue");
  await expect(text).toHaveValue(/esexue/);
  await expect(page.getByRole("button", { name: "Archive", exact: true })).toBeVisible();

  // The keys also work while a reply is open and something else has the focus.
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.type("re");
  await expect(text).toHaveValue(/esexuee/);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.type("ne");
  const note = page.getByRole("textbox", { name: "New note" });
  await expect(note).toBeFocused();
  await expect(note).toHaveValue("e");
});

test("Enter presses the focused button, and opens the current application otherwise", async ({
  page,
  owner,
  server,
}) => {
  const [reference] = await receiveApplications(server, `Enter ${owner.id.slice(0, 6)}`);
  await page.goto(`/?q=${reference}`);
  await page.getByRole("row").nth(1).waitFor();
  const unread = page.getByRole("button", { name: "Unread" });
  await unread.focus();
  await page.keyboard.press("Enter");
  await expect(unread).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("row").nth(1).waitFor();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/applications/${reference}`));
});

test("a held key changes one application, and moves through many", async ({ page, owner, server }) => {
  const names = ["One", "Two", "Three", "Four"].map((name) => `Held ${name} ${owner.id.slice(0, 6)}`);
  await receiveApplications(server, ...names);
  await page.goto(`/?q=${owner.id.slice(0, 6)}&status=inbox`);
  const rows = page.getByRole("row").filter({ hasText: "Held" });
  await expect(rows).toHaveCount(4);
  // All but the first press are repeated by the keyboard.
  for (const key of ["j", "j", "j"]) await page.keyboard.down(key);
  await page.keyboard.up("j");
  await expect(rowLink(page, "Held Two")).toBeFocused();
  for (const key of ["e", "e", "e"]) await page.keyboard.down(key);
  await page.keyboard.up("e");
  await expect(rowLink(page, "Held Two")).toHaveCount(0);
  await expect(rowLink(page, "Held One")).toBeFocused();
  await expect(rows).toHaveCount(3);
});

test("the keys of a screen are listed, and can be switched off", async ({ page, owner, server }) => {
  const name = `Keys ${owner.id.slice(0, 6)}`;
  const [reference] = await receiveApplications(server, name);
  await page.goto(`/?q=${reference}`);
  await rowLink(page, name).waitFor();
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog.getByText("Archive, or back to the inbox")).toBeVisible();
  await dialog.getByRole("checkbox", { name: "Use single-key shortcuts" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press("e");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(rowLink(page, name)).toBeVisible();
  // The checkbox of the first row is reached with the Tab key, and arrow keys move between rows.
  await page.getByRole("checkbox", { name: "Select all loaded" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("region", { name: "Selected applications" })).toBeVisible();
});
