import type { Page } from "@playwright/test";
import Database from "better-sqlite3";
import { readForms } from "#content-model/forms.ts";
import { founderForm as form } from "#contract/forms/founder.ts";
import { errorMessages, formMessages } from "#contract/messages.ts";
import { removeData, startServer } from "../setup/server.ts";
import { control, fillForm, submitButton } from "./form-controls.ts";
import { storedWith } from "./forms.ts";
import { holdRequests } from "./hold-requests.ts";
import { expect, test } from "./test.ts";

const { draft } = await readForms();

const fill = (page: Page, message: string) =>
  fillForm(page, form, { name: "Åsa Öberg", email: "asa@example.se", message });
const submit = (page: Page) => submitButton(page, form).click();
const message = (page: Page) => control(page, form, "message");
const stored = (dataDir: string, text: string) => storedWith(dataDir, "message", text);

test("from the home page to a stored application", async ({ page, open, server }) => {
  await open("/");
  await page.locator('main a[href="/apply-founder"]').first().click();
  await expect(page).toHaveURL(/\/apply-founder$/);
  await fill(page, "from the home page");
  await control(page, form, "linkedin").fill("https://linkedin.example/in/asa");
  await submit(page);
  const banner = page.getByRole("alert");
  await expect(banner).toHaveText(form.messages.success);
  await expect(banner).toBeFocused();
  await expect(control(page, form, "name")).toHaveValue("");
  await expect(message(page)).toHaveValue("");
  expect(stored(server.dataDir, "from the home page")).toHaveLength(1);
});

test("shows missing fields in the banner and beside each field, and focuses the first", async ({
  page,
  open,
}) => {
  await open("/apply-founder");
  await message(page).fill("no name");
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText(form.messages.missing);
  const name = control(page, form, "name");
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription("Please enter your name.");
  await expect(control(page, form, "email")).toHaveAccessibleDescription("Please enter your email address.");
  await expect(message(page)).toHaveValue("no name");
});

test("disables the button while submitting, and a double click sends once", async ({
  page,
  open,
  server,
}) => {
  const release = await holdRequests(page, "**/api/**");
  await open("/apply-founder");
  await fill(page, "double click");
  await submitButton(page, form).dblclick();
  await expect(page.getByRole("button", { name: form.messages.submitting })).toBeDisabled();
  // What would be typed now would be erased with the form.
  await message(page).focus();
  await expect(message(page)).not.toBeFocused();
  release();
  await expect(page.getByRole("alert")).toHaveText(form.messages.success);
  expect(stored(server.dataDir, "double click")).toHaveLength(1);
});

test("is sent without the browser's validation when its script never arrives", async ({
  page,
  open,
  server,
}) => {
  // Never answered.
  await page.route("**/validate-in-browser-*.js", () => {});
  await open("/apply-founder");
  await fill(page, "stalled validation");
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText(form.messages.success);
  expect(stored(server.dataDir, "stalled validation")).toHaveLength(1);
});

test("keeps what was typed when the network fails, and a retry stores it once", async ({
  page,
  open,
  context,
  server,
}) => {
  await open("/apply-founder");
  await fill(page, "network failure");
  await expect(page.getByText(draft.saved)).toBeVisible();
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText(form.messages.unexpected);
  await expect(message(page)).toHaveValue("network failure");
  await context.setOffline(false);
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText(form.messages.success);
  expect(stored(server.dataDir, "network failure")).toHaveLength(1);
});

test("stores a submission once when its response was lost and the page reloaded", async ({
  page,
  open,
  server,
}) => {
  await open("/apply-founder");
  await fill(page, "lost response");
  await page.route("**/api/**", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText(form.messages.unexpected);
  await page.unroute("**/api/**");
  await open("/apply-founder");
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText(form.messages.success);
  expect(stored(server.dataDir, "lost response")).toHaveLength(1);
});

test("a form submitted before hydration is sent after it, in place", async ({ page, server }) => {
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto("/apply-founder");
  await fill(page, "before hydration");
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText(form.messages.success);
  await expect(page).toHaveURL(/\/apply-founder$/);
  expect(stored(server.dataDir, "before hydration")).toHaveLength(1);
});

test("a form submitted before hydration is sent natively when the scripts do not load", async ({
  page,
  server,
}) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/apply-founder");
  await fill(page, "scripts blocked");
  await submit(page);
  await expect(page).toHaveURL(/\/thanks\?reference=NVS-\w{6}$/);
  expect(stored(server.dataDir, "scripts blocked")).toHaveLength(1);
});

test("restores a draft after a reload, and removes it once sent or discarded", async ({ page, open }) => {
  await open("/apply-founder");
  await fill(page, "a draft");
  await expect(page.getByText(draft.saved)).toBeVisible();
  await open("/apply-founder");
  await expect(page.getByText(draft.restored)).toBeVisible();
  await expect(message(page)).toHaveValue("a draft");
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText(form.messages.success);
  await open("/apply-founder");
  await expect(message(page)).toHaveValue("");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await fill(page, "discarded");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(message(page)).toHaveValue("");
  await expect(page.getByText(draft.saved)).toHaveCount(0);
  await open("/apply-founder");
  await expect(message(page)).toHaveValue("");
});

test("shows the server's own message and keeps what was typed", async ({ page, open }) => {
  const limited = await startServer({ RATE_LIMIT: "1/10m" });
  await open(`${limited.url}/apply-founder`);
  await fill(page, "first");
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText(form.messages.success);
  await fill(page, "second");
  await submit(page);
  await expect(page.getByRole("alert")).toContainText("Too many forms came from your network");
  await expect(message(page)).toHaveValue("second");
  await limited.stop();
  await removeData(limited);
});

test("shows that the store is locked, and a retry succeeds", async ({ page, open }) => {
  const locked = await startServer();
  const writer = new Database(`${locked.dataDir}/applications.db`);
  writer.exec("begin exclusive");
  await open(`${locked.url}/apply-founder`);
  await fill(page, "locked store");
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText(errorMessages.formNotStored);
  await expect(message(page)).toHaveValue("locked store");
  writer.exec("rollback");
  writer.close();
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText(form.messages.success);
  await locked.stop();
  await removeData(locked);
});

test("can be filled in and sent by keyboard alone", async ({ page, open }) => {
  await open("/apply-founder");
  await control(page, form, "name").focus();
  await page.keyboard.type("Åsa Öberg");
  await page.keyboard.press("Tab");
  await page.keyboard.type("asa@example.se");
  for (const _ of ["phone", "linkedin", "message"]) await page.keyboard.press("Tab");
  await page.keyboard.type("typed by keyboard");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(form.messages.success);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("stores an application and shows /thanks", async ({ page, server }) => {
    await page.goto("/");
    await page.locator('main a[href="/apply-founder"]').first().click();
    await fill(page, "no script");
    await submit(page);
    await expect(page).toHaveURL(/\/thanks\?reference=NVS-\w{6}$/);
    expect(stored(server.dataDir, "no script")).toHaveLength(1);
  });

  test("shows a rejected form with its values and errors, to correct and send again", async ({ page }) => {
    await page.goto("/apply-founder");
    await fill(page, "corrected <later>");
    // The browser accepts this address; the server does not.
    const email = control(page, form, "email");
    await email.fill("asa@example");
    await submit(page);
    await expect(page.getByRole("alert")).toHaveText(formMessages.invalidEmail);
    await expect(email).toHaveAccessibleDescription(formMessages.invalidEmail);
    await expect(message(page)).toHaveValue("corrected <later>");
    await email.fill("asa@example.se");
    await submit(page);
    await expect(page).toHaveURL(/\/thanks\?reference=NVS-\w{6}$/);
  });
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  test("the error of a corrected field goes when a touch that began on the form scrolls the page", async ({
    page,
    open,
  }) => {
    await open("/apply-founder");
    await message(page).fill("no name");
    await submit(page);
    const name = control(page, form, "name");
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await name.fill("Åsa Öberg");
    const { x, y, height } = (await message(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const devTools = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove", up: number) =>
      devTools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [{ x: x + 20, y: y + height / 2 - up }],
      });
    await touch("touchStart", 0);
    await name.evaluate((input) => input.blur());
    for (const up of [10, 40, 80, 120]) await touch("touchMove", up);
    await expect(name).not.toHaveAttribute("aria-invalid", "true");
  });
});
