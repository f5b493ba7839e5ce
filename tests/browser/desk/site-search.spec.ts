import { expect } from "./desk-test.ts";
import { test } from "./site-test.ts";

test("any word is found by searching, and its field opens", async ({ ownerPage: page }) => {
  await page.goto("/site");
  await page
    .getByRole("searchbox", { name: "Find a text" })
    .fill("full bio of the third person, paragraph 2");
  await page.getByRole("button", { name: /Full bio of the third person, paragraph 2/ }).click();
  await expect(page.getByRole("textbox", { name: "Entry 2", exact: true })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Entry 2", exact: true })).toHaveValue(
    "Full bio of the third person, paragraph 2.",
  );
  await page.getByRole("button", { name: "Back to the list" }).click();
  await expect(page.getByRole("searchbox", { name: "Find a text" })).toHaveValue(/full bio/);
  await expect(page.getByRole("button", { name: /Full bio of the third person, paragraph 2/ })).toBeVisible();
});

test("a search is kept while a text that it found is open, and ends when the list is asked for anew", async ({
  ownerPage: page,
}) => {
  await page.goto("/site");
  const search = page.getByLabel("Find a text");
  await search.fill("Role of the first");
  await page.getByRole("list", { name: "Texts found" }).getByRole("button").first().press("Enter");
  await expect(page.getByRole("textbox", { name: "Role", exact: true })).toBeFocused();
  await page.goBack();
  await expect(search).toHaveValue("Role of the first");
  await page.getByRole("navigation").getByRole("link", { name: "Site", exact: true }).click();
  await expect(search).toHaveValue("");
  await expect(page.getByText("Positions", { exact: true })).toBeVisible();
});
