import type { Page } from "@playwright/test";
import { storedWith } from "./forms.ts";
import { expect, test } from "./test.ts";

const send = (page: Page) => page.getByRole("button", { name: "Send Message" });

async function fill(page: Page, subject: string) {
  await page.getByLabel("Name").fill("Ola Nordmann");
  await page.getByLabel("Email").fill("ola@example.no");
  await page.getByLabel("Subject").fill(subject);
  await page.getByRole("textbox", { name: "Message" }).fill("When are you in Oslo?");
  await page.getByRole("checkbox").check();
}

test("the page has the address, the mail and the telephone, and the consent links to the policy", async ({
  page,
  open,
}) => {
  await open("/contact");
  const main = page.getByRole("main");
  await expect(main.getByText("Stockholm").first()).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(main.locator('a[href^="tel:+46"]').first()).toBeVisible();
  await expect(main.getByRole("link", { name: "privacy policy" })).toHaveAttribute("href", "/privacy");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveAttribute("rows", "6");
  for (const name of ["name", "email", "subject", "message", "privacyConsent"]) {
    await expect(page.locator(`#contact [name=${name}]`)).toHaveAttribute("required");
  }
  for (const name of ["company", "phone"]) {
    await expect(page.locator(`#contact [name=${name}]`)).not.toHaveAttribute("required");
  }
});

test("says what is missing, then what is no address, and keeps the text", async ({ page, open }) => {
  await open("/contact");
  await send(page).click();
  await expect(page.getByRole("alert")).toHaveText("Please fill in all required fields");
  await fill(page, "an address");
  await page.getByLabel("Email").fill("ola at example");
  await send(page).click();
  await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address");
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("When are you in Oslo?");
});

test("shows Sending..., is stored, and gives way to its panel and back", async ({ page, open, server }) => {
  await open("/contact");
  await fill(page, "a whole message");
  await send(page).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  const panel = page.getByRole("status");
  await expect(panel.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
  await expect(panel).toContainText("Thank you for reaching out. We'll get back to you as soon as possible.");
  expect(storedWith(server.dataDir, "subject", "a whole message")).toHaveLength(1);
  await panel.getByRole("button", { name: "Send Another Message" }).click();
  await expect(page.getByLabel("Subject")).toHaveValue("");
});

test("a dead network says so and keeps the text", async ({ page, open, context }) => {
  await open("/contact");
  await fill(page, "offline");
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByRole("alert")).toHaveText(
    "There was an error submitting your message. Please try again.",
  );
  await expect(page.getByLabel("Subject")).toHaveValue("offline");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message arrives", async ({ page, server }) => {
    await page.goto("/contact");
    await fill(page, "no script at all");
    await send(page).click();
    await expect(page).toHaveURL(/\/thanks$/);
    expect(storedWith(server.dataDir, "subject", "no script at all")).toHaveLength(1);
  });
});

test("/contact-test only pretends: twenty characters at least, a thank-you panel, nothing sent", async ({
  page,
  open,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await open("/contact-test");
  await expect(page.locator("form[data-api-form] input[name=requestType]")).toHaveValue("general");
  for (const [label, value] of [
    ["First name", "Ola"],
    ["Last name", "Nordmann"],
    ["Email", "ola@example.no"],
    ["Subject", "Test"],
    ["Description", "too short"],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
  const button = page.locator("form[data-api-form] button[type=submit]");
  await button.click();
  await expect(page.getByText("Minimum 20 characters")).toBeVisible();
  expect(
    await page.getByLabel("Description").evaluate((area) => (area as HTMLTextAreaElement).validity.tooShort),
  ).toBe(true);
  await page.getByLabel("Description").fill("long enough to be taken seriously");
  await button.click();
  await expect(page.getByRole("status")).toContainText(/thank you/i);
  await page.getByRole("button", { name: "Send another message" }).click();
  await expect(page.getByLabel("Description")).toHaveValue("");
  expect(sent).toEqual([]);
});
