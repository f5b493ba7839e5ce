import type { Page } from "@playwright/test";
import { readForms } from "#content-model/forms.ts";
import { founderForm as form } from "#contract/forms/founder.ts";
import { submissionMessages } from "#contract/messages.ts";
import { outcomeMessages } from "#contract/outcome-messages.ts";
import { control, fillForm, submitButton } from "./form-controls.ts";
import { storedWith } from "./forms.ts";
import { expect, test } from "./test.ts";

const { draft } = await readForms();

const fill = (page: Page, message: string) =>
  fillForm(page, form, { name: "Åsa Öberg", email: "asa@example.se", message });
const submit = (page: Page) => submitButton(page, form).click();
const message = (page: Page) => control(page, form, "message");
const earlier = (page: Page) => page.locator("[data-earlier-submission]");
const stored = (dataDir: string, text: string) => storedWith(dataDir, "message", text);

test("a submission that gets no answer ends after 30 seconds, and sent again it is stored once", async ({
  page,
  open,
  server,
}) => {
  await open("/apply-founder");
  await fill(page, "no answer");
  // The server stores it; its answer never arrives.
  await page.route("**/api/**", async (route) => {
    await route.fetch();
  });
  await page.clock.install();
  await submit(page);
  await expect.poll(() => stored(server.dataDir, "no answer")).toHaveLength(1);
  await page.clock.fastForward(29_000);
  await expect(page.getByRole("button", { name: form.messages.submitting })).toBeDisabled();
  await page.clock.fastForward(2_000);
  await expect(page.getByRole("alert")).toHaveText(outcomeMessages.timedOut);
  await expect(message(page)).toHaveValue("no answer");
  await page.unroute("**/api/**");
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText(form.messages.success);
  expect(stored(server.dataDir, "no answer")).toHaveLength(1);
});

test("shows the reference below the success text", async ({ page, open, server }) => {
  await open("/apply-founder");
  await fill(page, "with a reference");
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText(form.messages.success);
  const [submission] = stored(server.dataDir, "with a reference");
  await expect(page.locator("[data-reference]")).toHaveText(
    submissionMessages.reference(submission?.reference ?? ""),
  );
});

for (const [way, leaveAndReturn] of Object.entries({
  reloaded: (page: Page) => page.reload(),
  left: async (page: Page) => {
    await page.getByRole("contentinfo").locator('a[href="/about"]').click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
  },
})) {
  test(`a form ${way} while it is sent asks to send it again, which stores it once`, async ({
    page,
    open,
    server,
  }) => {
    await open("/apply-founder");
    await fill(page, `${way} while sending`);
    await page.route("**/api/**", async (route) => {
      await route.fetch();
    });
    await submit(page);
    await expect.poll(() => stored(server.dataDir, `${way} while sending`)).toHaveLength(1);
    await leaveAndReturn(page);
    await page.unroute("**/api/**");
    await page.mouse.move(10, 10);
    await expect(earlier(page)).toContainText("got no answer");
    await expect(message(page)).toHaveValue(`${way} while sending`);
    await submit(page);
    await expect(page.getByRole("alert")).toHaveText(form.messages.success);
    await expect(earlier(page)).toHaveCount(0);
    expect(stored(server.dataDir, `${way} while sending`)).toHaveLength(1);
  });
}

test("two tabs with one form keep their own drafts", async ({ page, open, context }) => {
  await open("/apply-founder");
  await fill(page, "from the first tab");
  await expect(page.getByText(draft.saved)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/apply-founder");
  await other.mouse.move(10, 10);
  await expect(other.getByText(draft.restored)).toBeVisible();
  await control(other, form, "name").fill("Second");
  await message(other).fill("from the second tab");
  await open("/apply-founder");
  await expect(message(page)).toHaveValue("from the first tab");
  await submit(other);
  await expect(other.getByRole("alert")).toHaveText(form.messages.success);
  await open("/apply-founder");
  await expect(message(page)).toHaveValue("from the first tab");
});

test("the button says that it was pressed before hydration", async ({ page, server }) => {
  let load = () => {};
  const mayLoad = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.goto("/apply-founder", { waitUntil: "commit" });
  await fill(page, "pressed early");
  const button = page.locator("form[data-form] button[type=submit]");
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  expect(await button.evaluate((element) => getComputedStyle(element, "::after").content)).toBe(
    `"${form.messages.submitting}"`,
  );
  // Both labels would be seen if its own were not transparent with forced colors, too.
  await page.emulateMedia({ forcedColors: "active" });
  await expect(button).toHaveCSS("color", "rgba(0, 0, 0, 0)");
  load();
  await expect.poll(() => stored(server.dataDir, "pressed early")).toHaveLength(1);
});
