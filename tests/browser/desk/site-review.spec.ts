import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { SignedInMember } from "../../setup/desk.ts";
import type { RunningServer } from "../../setup/server.ts";
import { siteClient } from "../../setup/site-client.ts";
import { axeFindingsInBothSchemes } from "../axe.ts";
import { expectNoSidewaysScroll } from "../sideways-scroll.ts";
import { expect } from "./desk-test.ts";
import { test } from "./site-test.ts";

// Axe would measure colors in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 844 } });

const second = "people/second-person.yaml";
const third = "people/third-person.yaml";

async function expectAccessible(page: Page) {
  expect(await axeFindingsInBothSchemes(page, "iframe")).toEqual([]);
  await expectNoSidewaysScroll(page);
}

test("samples are confirmed, replaced and removed by keyboard, on a phone", async ({
  page,
  owner,
  server,
}) => {
  const desk = siteClient(owner, server);
  await page.goto("/site");
  await page.getByRole("link", { name: "Samples: what is not confirmed yet" }).press("Enter");
  const status = page.getByRole("status").filter({ hasText: "not confirmed" });
  const count = async () => Number.parseInt((await status.textContent()) ?? "", 10);
  await status.waitFor();
  const all = await count();
  const person = page.getByRole("region", { name: "Åke Second" });
  await expect(person.getByText("Name: not confirmed")).toBeVisible();
  await expectAccessible(page);

  // What the page needs cannot be removed.
  await expect(person.getByRole("button", { name: "Remove: Åke Second" })).toHaveCount(0);
  const confirm = person.getByRole("button", { name: "Confirm: Åke Second" });
  await expect(confirm).toBeEnabled();
  await confirm.press("Enter");
  await expect(confirm).toHaveCount(0);
  await expect.poll(count).toBe(all - 1);
  // The focus goes to the row that took its place.
  await expect(page.locator("li :focus")).toHaveCount(1);
  expect((await desk.open(second)).changes).toMatchObject([{ path: ["name"], after: "Åke Second" }]);

  await page.getByRole("link", { name: "Replace: Cora Third" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Cora Third*");
  await desk.discard(second);
});

test("a confirmed placeholder is no new item: discarding it keeps the form open", async ({
  page,
  owner,
  server,
  site,
}) => {
  const inFolder = path.join(site.contentFolder, second);
  const text = await readFile(inFolder, "utf8");
  await writeFile(inFolder, text.replace(/^role: .*$/m, "$& # placeholder"));
  try {
    const desk = siteClient(owner, server);
    const sample = { file: second, path: ["role"], source: "Role of the second person", action: "confirm" };
    expect((await desk.post("samples", sample)).status).toBe(204);
    await page.goto(`/site?file=${second}`);
    await page.getByRole("button", { name: "Discard the draft" }).press("Enter");
    await expect(page.getByRole("dialog", { name: "Discard the draft?" })).toHaveAccessibleDescription(
      /since the last publication/,
    );
    await page.getByRole("button", { name: "Discard", exact: true }).press("Enter");
    await expect(page.getByText("No draft")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Role", exact: true })).toBeVisible();
  } finally {
    await writeFile(inFolder, text);
  }
});

/** Publishes another role of the third person. @returns the role before */
async function publishRole(owner: SignedInMember, server: RunningServer, role: string) {
  const desk = siteClient(owner, server);
  const { values } = await desk.open(third);
  const before = (values as { role: string }).role;
  await desk.set(third, "role", before, role);
  expect((await desk.publish("Another role")).status).toBe(200);
  return before;
}

test("an earlier text of a file is put back from its history by keyboard, on a phone", async ({
  page,
  owner,
  server,
}) => {
  const before = await publishRole(owner, server, "Role since this week");
  await page.goto(`/site?file=${third}`);
  const role = page.getByRole("textbox", { name: "Role", exact: true });
  await expect(role).toHaveValue("Role since this week");
  await page.getByRole("button", { name: "History" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "History" });
  const entry = dialog.getByRole("listitem").filter({ hasText: "Another role" });
  await expect(entry.locator("del")).toHaveText(before);
  await expect(entry.locator("ins")).toHaveText("Role since this week");
  await expectAccessible(page);
  await entry.getByRole("button", { name: "Put back: Role" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(role).toHaveValue(before);
  await expect(page.getByText("The draft is saved")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Discard the draft" }).press("Enter");
  await page.getByRole("button", { name: "Discard", exact: true }).press("Enter");
  await expect(role).toHaveValue("Role since this week");
});

test("a preview link opens without an account, and ends in words", async ({
  page,
  owner,
  server,
  browser,
}) => {
  const desk = siteClient(owner, server);
  await desk.set(second, "role", "Role of the second person", "Role for a friend");
  await page.goto("/site");
  await page.getByRole("button", { name: /^Changes/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Changes" });
  await dialog.getByRole("button", { name: "Make a preview link" }).press("Enter");
  const field = dialog.getByRole("textbox", { name: "Link, for 24 hours" });
  const { pathname } = new URL(await field.inputValue());
  await expect(dialog.getByText("You have 1 active preview link.")).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({
    baseURL: server.deskUrl,
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  const visitor = await context.newPage();
  await visitor.goto(`${pathname}about`);
  await expect(visitor.getByText("Role for a friend").first()).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole("contentinfo").getByRole("link", { name: "Footer careers" }).press("Enter");
  await expect(visitor).toHaveURL(`${server.deskUrl}${pathname}careers`);

  await dialog.getByRole("button", { name: "Stop sharing" }).press("Enter");
  await expect(field).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "This preview has ended" })).toBeVisible();
  await expect(visitor.getByText("ask for a new one")).toBeVisible();
  await expectAccessible(visitor);
  await context.close();
  await desk.discard(second);
});
