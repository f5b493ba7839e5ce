import type { Page } from "@playwright/test";
import { slowAnswers, storedWith } from "./forms.ts";
import { expect, test } from "./test.ts";

const missing = "Please fill in all required fields: Name, Email, Organization Name, and Partnership Goals";
const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" });

async function fill(page: Page, organization: string) {
  await page.getByLabel("Organization Name").fill(organization);
  await page.getByLabel("Partnership Goals").fill("Bring twelve companies to Stockholm in May.");
  await page.getByLabel("Name", { exact: true }).fill("Liis Tamm");
  await page.getByLabel("Email").fill("liis@example.ee");
}

test("begins with Venture Capital and Fintech, and offers what the specification lists", async ({
  page,
  open,
}) => {
  await open("/apply-partner");
  await expect(page.getByLabel("Organization Type")).toHaveValue("Venture Capital");
  await expect(page.getByLabel("Focus Area")).toHaveValue("Fintech");
  await expect(page.getByLabel("Organization Type").locator("option")).toHaveText([
    "Venture Capital",
    "Corporate Innovation",
    "Government Agency",
    "Trade Organization",
    "Innovation Hub",
    "Other",
  ]);
  await expect(page.getByLabel("Focus Area").locator("option")).toHaveText([
    "Fintech",
    "ClimateTech",
    "AI & ML",
    "Enterprise Software",
    "Multiple Sectors",
    "Other",
  ]);
});

test("what is missing is said above the button and beside each field, and the first is focused", async ({
  page,
  open,
}) => {
  await open("/apply-partner");
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText(missing);
  const banner = await page.getByRole("alert").boundingBox();
  const button = await submit(page).boundingBox();
  expect((banner?.y ?? 0) < (button?.y ?? 0)).toBe(true);
  await expect(page.getByLabel("Organization Name")).toBeFocused();
  for (const label of ["Organization Name", "Partnership Goals", "Email"]) {
    await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
  }
});

test("is sent once, is replaced by its panel, and comes back empty with its defaults", async ({
  page,
  open,
  server,
}) => {
  await slowAnswers(page);
  await open("/apply-partner");
  await fill(page, "Tallinn Trade House");
  await page.getByLabel("Organization Type").selectOption("Trade Organization");
  await submit(page).dblclick();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  const panel = page.getByRole("status");
  await expect(panel.getByRole("heading", { name: "Application Submitted" })).toBeVisible();
  await expect(panel).toBeFocused();
  await expect(submit(page)).toHaveCount(0);
  const [one, ...more] = storedWith(server.dataDir, "organizationName", "Tallinn Trade House");
  expect(more).toHaveLength(0);
  expect(one?.fields).toMatchObject({
    organizationType: "Trade Organization",
    focusArea: "Fintech",
    name: "Liis Tamm",
    email: "liis@example.ee",
  });
  await panel.getByRole("button", { name: "Submit Another Application" }).click();
  await expect(page.getByLabel("Organization Name")).toHaveValue("");
  await expect(page.getByLabel("Organization Type")).toHaveValue("Venture Capital");
  await expect(page.getByLabel("Organization Name")).toBeFocused();
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText(missing);
  await page.reload();
  await expect(page.getByLabel("Partnership Goals")).toHaveValue("");
});

test("a dead network and a reload keep what was typed", async ({ page, open, context }) => {
  await open("/apply-partner");
  await fill(page, "Offline Oy");
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText("An unexpected error occurred.");
  await expect(page.getByLabel("Organization Name")).toHaveValue("Offline Oy");
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel("Organization Name")).toHaveValue("Offline Oy");
  await expect(page.getByLabel("Partnership Goals")).toHaveValue(/twelve companies/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("arrives, or comes back with its text and what is wrong", async ({ page, server }) => {
    await page.goto("/apply-partner");
    await fill(page, "Plain HTML AB");
    await page.getByLabel("Focus Area").selectOption("ClimateTech");
    await page.getByLabel("Email").fill("liis@example");
    await submit(page).click();
    await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address");
    await expect(page.getByLabel("Organization Name")).toHaveValue("Plain HTML AB");
    await expect(page.getByLabel("Focus Area")).toHaveValue("ClimateTech");
    await page.getByLabel("Email").fill("liis@example.ee");
    await submit(page).click();
    await expect(page).toHaveURL(/\/thanks$/);
    expect(storedWith(server.dataDir, "organizationName", "Plain HTML AB")).toHaveLength(1);
  });
});
