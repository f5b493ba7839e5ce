import type { Page } from "@playwright/test";
import { splitAccented } from "#app/components/ui/split-accented.ts";
import { readContactPage } from "#content-model/contact.ts";
import { readContactTest } from "#content-model/contact-test.ts";
import { readSite } from "#content-model/site.ts";
import { contactForm as form } from "#contract/forms/contact.ts";
import { formMessages } from "#contract/messages.ts";
import { control, fillForm, submitButton } from "./form-controls.ts";
import { storedWith } from "./forms.ts";
import { expect, test } from "./test.ts";
import { spaceText } from "./text-spacing.ts";

const [contactPage, testPage, site] = await Promise.all([readContactPage(), readContactTest(), readSite()]);

const submit = (page: Page) => submitButton(page, form).click();

const fill = (page: Page, subject: string) =>
  fillForm(page, form, {
    name: "Ola Nordmann",
    email: "ola@example.no",
    subject,
    message: "When are you in Oslo?",
    privacyConsent: "given",
  });

test("shows address, email and phone, a consent that links to the privacy policy, and what is required", async ({
  page,
  open,
}) => {
  await open("/contact");
  const main = page.getByRole("main");
  await expect(main.getByRole("group").or(main.locator("address"))).toContainText(site.address.street);
  await expect(main.locator(`a[href="mailto:${site.email.general}"]`)).toBeVisible();
  await expect(main.locator(`a[href="tel:${site.phone.number}"]`)).toBeVisible();
  const policy = splitAccented(contactPage.form.consent).find((part) => part.isAccented)?.text;
  await expect(main.getByRole("link", { name: policy })).toHaveAttribute("href", "/privacy");

  for (const field of form.fields) {
    const isRequired = "required" in field;
    await expect(control(page, form, field.name)).toHaveJSProperty("required", isRequired);
  }
  await expect(control(page, form, "message")).toHaveAttribute("rows", "6");
});

test("the email address stays within a narrow window when its letters stand wider", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await open("/contact");
  await spaceText(page);
  const address = page.getByRole("main").locator(`a[href="mailto:${site.email.general}"]`);
  const rightEdge = () => address.evaluate((link) => link.getBoundingClientRect().right);
  await expect.poll(rightEdge).toBeLessThanOrEqual(300);
});

test("shows missing fields, then a wrong email address, and keeps what was typed", async ({ page, open }) => {
  await open("/contact");
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText(form.messages.missing);
  await expect(control(page, form, "privacyConsent")).toHaveAccessibleDescription(/Please tick the box/);
  await fill(page, "an address");
  const email = control(page, form, "email");
  await email.fill("ola at example");
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText(formMessages.invalidEmail);
  await expect(email).toBeFocused();
  await expect(control(page, form, "message")).toHaveValue("When are you in Oslo?");
});

test("shows Sending..., stores the message with its consent, and starts again empty", async ({
  page,
  open,
  server,
}) => {
  await open("/contact");
  await fill(page, "a whole message");
  const startedAt = Date.now();
  await submit(page);
  await expect(page.getByRole("button", { name: form.messages.submitting })).toBeDisabled();
  const success = page.getByRole("status");
  await expect(success.getByRole("heading", { name: form.messages.panel.title })).toBeVisible();
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1000);
  await expect(success).toContainText(form.messages.panel.description);
  const [submission, ...others] = storedWith(server.dataDir, "subject", "a whole message");
  expect(submission?.fields.privacyConsent).toBe("given");
  expect(others).toEqual([]);
  await success.getByRole("button", { name: form.messages.panel.sendAnother }).click();
  await expect(control(page, form, "subject")).toHaveValue("");
  await expect(control(page, form, "privacyConsent")).not.toBeChecked();
});

test("keeps what was typed when the network fails", async ({ page, open, context }) => {
  await open("/contact");
  await fill(page, "offline");
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText(form.messages.unexpected);
  await expect(control(page, form, "subject")).toHaveValue("offline");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("stores a message with its consent", async ({ page, server }) => {
    await page.goto("/contact");
    await fill(page, "no script at all");
    await submit(page);
    await expect(page).toHaveURL(/\/thanks\?reference=NVS-\w{6}$/);
    const [submission] = storedWith(server.dataDir, "subject", "no script at all");
    expect(submission?.fields.privacyConsent).toBe("given");
  });
});

test("/contact-test asks for twenty characters, shows its thanks and sends nothing", async ({
  page,
  open,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => request.method() === "POST" && requests.push(request.url()));
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
  const button = page.getByRole("button", { name: testPage.labels.submit, exact: true });
  const description = page.getByLabel("Description");
  await button.click();
  await expect(page.getByText(testPage.labels.hint)).toBeVisible();
  expect(await description.evaluate((area: HTMLTextAreaElement) => area.validity.tooShort)).toBe(true);
  await description.fill("at least twenty characters");
  await button.click();
  await expect(page.getByRole("status")).toContainText(testPage.labels.thanks);
  await expect(page.getByRole("status")).toBeFocused();
  await page.getByRole("button", { name: testPage.labels.again }).click();
  await expect(description).toHaveValue("");
  await expect(page.getByLabel("First name")).toBeFocused();
  expect(requests).toEqual([]);
});
