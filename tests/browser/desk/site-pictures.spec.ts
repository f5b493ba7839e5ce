import { photo } from "../../setup/photo.ts";
import { siteClient } from "../../setup/site-client.ts";
import { axeFindingsInBothSchemes } from "../axe.ts";
import { expectNoSidewaysScroll } from "../sideways-scroll.ts";
import { expect } from "./desk-test.ts";
import { test } from "./site-test.ts";

// Axe would measure colors in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic".padEnd(400, "\0"), "latin1");

test("a photo is chosen, and its focus is set with the keyboard, on a phone", async ({ ownerPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/site?file=people/second-person.yaml");
  const section = page.getByRole("region", { name: "Portrait" });
  const input = section.locator('input[type="file"]');
  await input.setInputFiles({ name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heic });
  await expect(section.getByRole("alert")).toContainText("Export it as JPEG");
  await input.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: await photo("#597") });
  await expect(section.getByRole("img", { name: "Portrait" })).toBeVisible();
  await section.getByRole("radio", { name: "Choose automatically" }).focus();
  // The keys go on while a choice is stored.
  const isStored = (focus: string) =>
    page.waitForResponse((response) => {
      const request = response.request();
      return request.method() === "PATCH" && request.postDataJSON()?.focus === focus;
    });
  let stored = isStored("center");
  for (let count = 0; count < 3; count++) await page.keyboard.press("ArrowDown");
  await expect(section.getByRole("radio", { name: "Keep the center" })).toBeFocused();
  await stored;
  stored = isStored("left");
  await page.keyboard.press("ArrowUp");
  await expect(section.getByRole("radio", { name: "Keep the left" })).toBeFocused();
  await stored;
  await page.reload();
  await expect(section.getByRole("radio", { name: "Keep the left" })).toBeChecked();
  expect(await axeFindingsInBothSchemes(page, "iframe")).toEqual([]);
  await expectNoSidewaysScroll(page);
  // It is not removed before a question is answered.
  await section.getByRole("button", { name: "Remove: Portrait" }).press("Enter");
  const question = page.getByRole("dialog", { name: "Remove the photo?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(section.getByRole("img", { name: "Portrait" })).toBeVisible();
  await section.getByRole("button", { name: "Remove: Portrait" }).press("Enter");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await expect(section.getByRole("img", { name: "Portrait" })).toHaveCount(0);
});

test("a photo comes into the text of an article where the cursor stands, by keyboard, on a phone", async ({
  page,
  owner,
  server,
}) => {
  const article = "articles/third-article.md";
  const desk = siteClient(owner, server);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/site?file=${article}`);
  await expect(page.getByRole("region", { name: "Photo at the top" })).toContainText(
    "This photo is decoration",
  );
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.press("Control+Home");
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Add a photo to the text" }).press("Enter");
    await (await chooser).setFiles({ name, mimeType, buffer });
  };
  const dialog = page.getByRole("dialog", { name: "Add a photo" });
  const description = dialog.getByRole("textbox", { name: "What the photo shows" });
  await choose("IMG_1.HEIC", "image/heic", heic);
  await description.fill("A photo");
  await description.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("Export it as JPEG");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard", exact: true }).press("Enter");
  await choose("Our studio.jpg", "image/jpeg", await photo("#597"));
  await expect(description).toBeFocused();
  await expect(description).toHaveValue("");
  await description.fill("Two people at a desk");
  await dialog.getByRole("textbox", { name: "Caption (optional)" }).fill("Monday");
  expect(await axeFindingsInBothSchemes(page, "iframe")).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  // Below the paragraph with the cursor.
  const markdown = '![Two people at a desk](third-article-our-studio.jpg "Monday")';
  await expect(text).toHaveValue(/\n\n!\[.*\)\n\n/);
  expect((await text.inputValue()).trim().split("\n\n")[1]).toBe(markdown);
  await expect(page.getByText("The draft is saved")).toBeVisible();
  // A second one would come behind it.
  const beforeCursor = () =>
    text.evaluate((control: HTMLTextAreaElement) => control.value.slice(0, control.selectionEnd));
  await expect.poll(beforeCursor).toMatch(/"Monday"\)$/);

  // Below the text it is described, moved and removed without the Markdown.
  const photos = page.getByRole("region", { name: "Photos in the text" });
  await expect(photos).toContainText("a photo is a line that begins with ![");
  expect(await text.evaluate((control) => getComputedStyle(control).fontFamily)).not.toMatch(/mono/i);
  const entry = photos.getByRole("listitem").filter({ hasText: "Below" }).first();
  const paragraphs = async () => (await text.inputValue()).trim().split("\n\n");
  const width = () => entry.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await entry.getByRole("textbox", { name: "What the photo shows" }).fill("Three people at a desk");
  const moveUp = photos.getByRole("button", { name: "Move up: Three people at a desk" });
  await moveUp.press("Enter");
  await expect(moveUp).toBeFocused();
  await expect(moveUp).toHaveAttribute("aria-disabled", "true");
  await expect(photos.getByText("At the beginning of the text")).toBeVisible();
  expect((await paragraphs())[0]).toBe('![Three people at a desk](third-article-our-studio.jpg "Monday")');
  await photos.getByRole("button", { name: "Move down: Three people at a desk" }).press("Enter");
  await expect(photos.getByText("At the beginning of the text")).toHaveCount(0);
  expect(await axeFindingsInBothSchemes(page, "iframe")).toEqual([]);
  await expectNoSidewaysScroll(page);
  await photos.getByRole("button", { name: "Remove: Three people at a desk" }).press("Enter");
  await expect(text).toBeFocused();
  await expect(text).not.toHaveValue(/our-studio/);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(text).toHaveValue(/our-studio/);
  expect((await paragraphs())[1]).toMatch(/^!\[Three people at a desk\]/);
  await expect(page.getByText("The draft is saved")).toBeVisible();
  await page.getByRole("button", { name: "See the page" }).press("Enter");
  const figure = page.frameLocator('iframe[title="The page as it will be"]').locator("figure");
  await expect(figure.filter({ hasText: "Monday" }).getByAltText("Three people at a desk")).toBeVisible();
  await desk.discard(article);
  await desk.discard("articles/third-article-our-studio.jpg");
});
