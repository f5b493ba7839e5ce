import type { Page } from "@playwright/test";
import { partnerForm as form } from "#contract/forms/partner.ts";
import { formMessages } from "#contract/messages.ts";
import { control, fillForm, submitButton } from "./form-controls.ts";
import { storedWith } from "./forms.ts";
import { holdRequests } from "./hold-requests.ts";
import { expect, test } from "./test.ts";

const submit = (page: Page) => submitButton(page, form).click();

const fill = (page: Page, organizationName: string) =>
  fillForm(page, form, {
    organizationName,
    partnershipGoals: "Bring twelve companies to Stockholm in May.",
    name: "Liis Tamm",
    email: "liis@example.ee",
  });

test("offers the declared options and starts with the first", async ({ page, open }) => {
  await open("/apply-partner");
  for (const field of form.fields.filter((one) => one.type === "select")) {
    const select = control(page, form, field.name);
    await expect(select).toHaveValue(field.options[0]);
    await expect(select.locator("option")).toHaveText([...field.options]);
  }
});

test("shows missing fields above the button and beside each field, and focuses the first", async ({
  page,
  open,
}) => {
  await open("/apply-partner");
  await submit(page);
  const banner = page.getByRole("alert");
  await expect(banner).toHaveText(form.messages.missing);
  const isAbove = async () => {
    const [bannerBox, buttonBox] = [await banner.boundingBox(), await submitButton(page, form).boundingBox()];
    return bannerBox !== null && buttonBox !== null && bannerBox.y < buttonBox.y;
  };
  await expect.poll(isAbove).toBe(true);
  await expect(control(page, form, "organizationName")).toBeFocused();
  for (const name of ["organizationName", "partnershipGoals", "email"] as const) {
    await expect(control(page, form, name)).toHaveAttribute("aria-invalid", "true");
  }
});

test("is sent once, shows its success message, and starts again empty", async ({ page, open, server }) => {
  const release = await holdRequests(page, "**/api/**");
  await open("/apply-partner");
  await fill(page, "Tallinn Trade House");
  await control(page, form, "organizationType").selectOption("Trade Organization");
  await submitButton(page, form).dblclick();
  await expect(page.getByRole("button", { name: form.messages.submitting })).toBeDisabled();
  release();
  const success = page.getByRole("status");
  await expect(success.getByRole("heading", { name: form.messages.panel.title })).toBeVisible();
  await expect(success).toBeFocused();
  await expect(submitButton(page, form)).toHaveCount(0);
  const submissions = storedWith(server.dataDir, "organizationName", "Tallinn Trade House");
  expect(submissions).toHaveLength(1);
  expect(submissions[0]?.fields).toMatchObject({
    organizationType: "Trade Organization",
    focusArea: "Fintech",
    name: "Liis Tamm",
    email: "liis@example.ee",
  });
  await success.getByRole("button", { name: form.messages.panel.sendAnother }).click();
  const organizationName = control(page, form, "organizationName");
  await expect(organizationName).toHaveValue("");
  await expect(organizationName).toBeFocused();
  await expect(control(page, form, "organizationType")).toHaveValue("Venture Capital");
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText(form.messages.missing);
  await open("/apply-partner");
  await expect(control(page, form, "partnershipGoals")).toHaveValue("");
});

test("keeps what was typed when the network fails, and after a reload", async ({ page, open, context }) => {
  await open("/apply-partner");
  await fill(page, "Offline Oy");
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText(form.messages.unexpected);
  await expect(control(page, form, "organizationName")).toHaveValue("Offline Oy");
  await context.setOffline(false);
  await open("/apply-partner");
  await expect(control(page, form, "organizationName")).toHaveValue("Offline Oy");
  await expect(control(page, form, "partnershipGoals")).toHaveValue(/twelve companies/);

  // What is chosen before the app runs is not replaced.
  await control(page, form, "organizationType").selectOption("Trade Organization");
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto("/apply-partner", { waitUntil: "commit" });
  await control(page, form, "organizationType").selectOption("Other");
  await page.locator("html[data-hydrated]").waitFor();
  await expect(control(page, form, "organizationName")).toHaveValue("Offline Oy");
  await expect(control(page, form, "organizationType")).toHaveValue("Other");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows a rejected form with its values and errors, and stores the corrected one", async ({
    page,
    server,
  }) => {
    await page.goto("/apply-partner");
    await fill(page, "Plain HTML AB");
    await control(page, form, "focusArea").selectOption("ClimateTech");
    await control(page, form, "email").fill("liis@example");
    await submit(page);
    await expect(page.getByRole("alert")).toHaveText(formMessages.invalidEmail);
    // The banner stands below the fields of this form.
    await expect(control(page, form, "email")).toBeFocused();
    await expect(control(page, form, "email")).toBeInViewport();
    await expect(control(page, form, "organizationName")).toHaveValue("Plain HTML AB");
    await expect(control(page, form, "focusArea")).toHaveValue("ClimateTech");
    await control(page, form, "email").fill("liis@example.ee");
    await submit(page);
    await expect(page).toHaveURL(/\/thanks\?reference=NVS-\w{6}$/);
    expect(storedWith(server.dataDir, "organizationName", "Plain HTML AB")).toHaveLength(1);
  });
});
