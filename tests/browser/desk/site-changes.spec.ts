import { siteClient } from "../../setup/site-client.ts";
import { expect } from "./desk-test.ts";
import { test } from "./site-test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a new entry is discarded in the dialog after a question, and its form closes", async ({
  page,
  owner,
  server,
}) => {
  const item = { folder: "people", name: "maja-new", title: "Maja New", from: null };
  await siteClient(owner, server).post("items", item);
  await page.goto("/site?file=people/maja-new.yaml");
  await expect(page.getByRole("textbox", { name: "Role" })).toBeVisible();
  await page.getByRole("button", { name: /^Changes/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Changes", exact: true });
  const discard = dialog.getByRole("button", { name: "Discard the changes of Maja New" });
  await discard.press("Enter");
  const question = page.getByRole("dialog", { name: "Discard the changes of Maja New?" });
  await expect(question).toHaveAccessibleDescription(/never published/);
  // The focus begins on the button that changes nothing.
  await page.keyboard.press("Enter");
  await discard.press("Enter");
  await question.getByRole("button", { name: "Discard", exact: true }).press("Enter");
  await expect(discard).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close" }).press("Enter");
  await expect(page.getByRole("button", { name: "New person" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Role" })).toHaveCount(0);
});
