import type { Page } from "@playwright/test";
import Database from "better-sqlite3";
import { stored as storedSubmissions } from "../server/stored.ts";
import { removeData, startServer } from "../setup/server.ts";
import { expect, test } from "./test.ts";

const message = "We measure peat bogs from orbit, and foresters pay for it.";

async function fill(page: Page, text = message) {
  await page.getByLabel("Name").fill("Åsa Öberg");
  await page.getByLabel("Email").fill("asa@example.se");
  await page.getByRole("textbox", { name: "Message" }).fill(text);
}

const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" });

function stored(dataDir: string, text: string) {
  return storedSubmissions(dataDir).filter((one) => one.fields.message === text);
}

test("from the first page to an application that is stored", async ({ page, open, server }) => {
  await open("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Where Nordic Innovation Meets Global Ambition",
  );
  await page.getByRole("main").getByRole("link", { name: "Apply as Founder" }).first().click();
  await expect(page).toHaveURL(/\/apply-founder$/);
  await fill(page, "the whole way");
  await page.getByLabel("LinkedIn").fill("https://linkedin.example/in/asa");
  await submit(page).click();
  const banner = page.getByRole("alert");
  await expect(banner).toHaveText("Application submitted successfully! We will be in touch soon.");
  await expect(banner).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveValue("");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
  expect(stored(server.dataDir, "the whole way")).toHaveLength(1);
});

test("what is missing is said in the banner and beside each field, and the first is focused", async ({
  page,
  open,
}) => {
  await open("/apply-founder");
  await page.getByRole("textbox", { name: "Message" }).fill(message);
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Please fill in all required fields (Name, Email, Message)",
  );
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Please enter your name.");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter your email address.");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(message);
});

test("while it is sent the button is disabled and says Submitting..., and a double click sends once", async ({
  page,
  open,
  server,
}) => {
  await page.route("**/api/send-email", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await open("/apply-founder");
  await fill(page, "double click");
  await submit(page).dblclick();
  const sending = page.getByRole("button", { name: "Submitting..." });
  await expect(sending).toBeDisabled();
  await expect(page.getByRole("alert")).toContainText("successfully");
  expect(stored(server.dataDir, "double click")).toHaveLength(1);
});

test("a dead network keeps what was typed, and trying again stores it once", async ({
  page,
  open,
  context,
  server,
}) => {
  await open("/apply-founder");
  await fill(page, "dead network");
  // The schema is loaded with the first attempt; a visitor's line may die after that or before it.
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText("An unexpected error occurred. Please try again.");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("dead network");
  await context.setOffline(false);
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText("successfully");
  expect(stored(server.dataDir, "dead network")).toHaveLength(1);
});

test("an answer that was lost: after a reload too, sending again stores it once", async ({
  page,
  open,
  server,
}) => {
  await open("/apply-founder");
  await fill(page, "lost answer");
  await page.route("**/api/**", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText("An unexpected error occurred. Please try again.");
  await page.unroute("**/api/**");
  await page.reload();
  await page.locator("html[data-hydrated]").waitFor();
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText("successfully");
  expect(stored(server.dataDir, "lost answer")).toHaveLength(1);
});

test("a form filled and sent before the application has started waits for it, and answers in place", async ({
  page,
  server,
}) => {
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto("/apply-founder");
  await fill(page, "early bird");
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText("successfully");
  await expect(page).toHaveURL(/\/apply-founder$/);
  expect(stored(server.dataDir, "early bird")).toHaveLength(1);
});

test("where the application does not arrive, a form sent early goes its way without it", async ({
  page,
  server,
}) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/apply-founder");
  await fill(page, "no script came");
  await submit(page).click();
  await expect(page).toHaveURL(/\/thanks$/);
  expect(stored(server.dataDir, "no script came")).toHaveLength(1);
});

test("a draft survives a reload, says so, can be discarded, and is gone once sent", async ({
  page,
  open,
}) => {
  await open("/apply-founder");
  await fill(page, "a draft");
  await expect(page.getByText("kept on this device")).toBeVisible();
  await page.reload();
  await page.mouse.move(30, 30);
  await expect(page.getByText("We put back what you had typed.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("a draft");
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText("successfully");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("what the server answers is shown: its own message, and the form keeps the text", async ({
  page,
  open,
}) => {
  const strict = await startServer({ RATE_LIMIT: "1/10m" });
  await open(`${strict.url}/apply-founder`);
  await fill(page, "first");
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText("successfully");
  await fill(page, "second");
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText("Too many submissions from your address.");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("second");
  await strict.stop();
  await removeData(strict);
});

test("a store that cannot be written says so and keeps the text", async ({ page, open }) => {
  const blocked = await startServer();
  const writer = new Database(`${blocked.dataDir}/applications.db`);
  writer.exec("begin exclusive");
  await open(`${blocked.url}/apply-founder`);
  await fill(page, "not yet");
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText("We cannot store anything right now.");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("not yet");
  writer.exec("rollback");
  writer.close();
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText("successfully");
  await blocked.stop();
  await removeData(blocked);
});

test("by keyboard alone", async ({ page, open }) => {
  await open("/apply-founder");
  await page.getByLabel("Name").focus();
  await page.keyboard.type("Åsa Öberg");
  await page.keyboard.press("Tab");
  await page.keyboard.type("asa@example.se");
  for (const _ of ["phone", "linkedin", "message"]) await page.keyboard.press("Tab");
  await page.keyboard.type("typed by keyboard");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("successfully");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an application arrives and lands on /thanks", async ({ page, server }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "Apply as Founder" }).first().click();
    await fill(page, "no script");
    await submit(page).click();
    await expect(page).toHaveURL(/\/thanks$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
    expect(stored(server.dataDir, "no script")).toHaveLength(1);
  });

  test("a refused one comes back with its text, and can be mended and sent", async ({ page }) => {
    await page.goto("/apply-founder");
    await fill(page, "mended <later>");
    // The browser takes this for an address; the server does not.
    await page.getByLabel("Email").fill("asa@example");
    await submit(page).click();
    await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address");
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email address");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("mended <later>");
    await page.getByLabel("Email").fill("asa@example.se");
    await submit(page).click();
    await expect(page).toHaveURL(/\/thanks$/);
  });
});
