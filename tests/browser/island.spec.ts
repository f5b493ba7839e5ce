import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readApplyFounder } from "#content-model/apply-founder.ts";
import { founderForm as form } from "#contract/forms/founder.ts";
import { partnerForm } from "#contract/forms/partner.ts";
import { control, fillForm, submitButton } from "./form-controls.ts";
import { mailTo, storedWith } from "./forms.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test } from "./test.ts";

const { sheet } = await readApplyFounder();

const island = (page: Page) => page.locator(".growing-island");
const lines = (drawing: ReturnType<typeof island>) =>
  drawing.locator("path").evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));

test("the name draws an island that grows with the form, and is kept as a sheet", async ({
  page,
  open,
  server,
}) => {
  await open("/apply-founder");
  await expect(island(page)).toHaveCount(0);
  await control(page, form, "name").fill("Åsa Öberg");
  await expect(island(page).locator("path")).toHaveCount(3);
  await control(page, form, "email").fill("island@example.se");
  await expect(island(page).locator("path")).toHaveCount(6);
  await expect(island(page).locator("circle")).toHaveCount(0);
  await submitButton(page, form).click();
  await control(page, form, "message").fill("an island");
  await expect(island(page).locator("circle")).toHaveCount(1);
  await submitButton(page, form).click();

  const submitted = page.locator("[data-submitted-island]");
  const [submission] = await expect
    .poll(() => storedWith(server.dataDir, "message", "an island"))
    .toHaveLength(1)
    .then(() => storedWith(server.dataDir, "message", "an island"));
  await expect(submitted).toContainText(submission?.reference ?? "none");
  await expect(submitted).toContainText("Åsa Öberg");
  const drawing = submitted.locator(".animated-island");
  await expect(drawing.locator("path")).toHaveCount(17);
  const drawn = await lines(drawing);
  const download = page.waitForEvent("download");
  await submitted.getByRole("button", { name: sheet.save }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  for (const text of [submission?.reference ?? "none", "Åsa Öberg", drawn[0] ?? "none"]) {
    expect(file).toContain(text);
  }

  const mail = await mailTo(server.dataDir, "island@example.se");
  await page.goto(`/your-application#${/\/your-application#(\S+)/.exec(mail.text ?? "")?.[1]}`);
  await expect(island(page)).toBeVisible();
  await expect.poll(() => lines(island(page))).toEqual(drawn);
});

test("a name of any length fits the sheet on a phone, and the file to keep", async ({
  page,
  open,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/apply-founder");
  const submitted = page.locator("[data-submitted-island]");
  const saved = await context.newPage();
  const long = "Wolfeschlegel".repeat(16);
  for (const name of [long.slice(0, 60), long.slice(0, 200), "長".repeat(30)]) {
    await fillForm(page, form, { name, email: "long@example.se", message: `${name.length} letters` });
    await submitButton(page, form).click();
    await expect(submitted).toContainText(name);
    await expectNoSidewaysScroll(page);
    const download = page.waitForEvent("download");
    await submitted.getByRole("button", { name: sheet.save }).click();
    await saved.setContent(readFileSync(await (await download).path(), "utf8"));
    const [reference, , ofName] = await saved.locator("svg > text").evaluateAll((texts) =>
      texts.map((text) => {
        const { x, width } = (text as SVGTextElement).getBBox();
        return { left: x, right: x + width };
      }),
    );
    expect(ofName?.left).toBeGreaterThan(reference?.right ?? Number.NaN);
    // It ends at 1520, give or take what browsers round.
    expect(ofName?.right).toBeLessThan(1522);
  }
});

test("the name of an organization draws an island beside the partner form", async ({ page, open }) => {
  await open("/apply-partner");
  await expect(island(page)).toHaveCount(0);
  await control(page, partnerForm, "organizationName").fill("Tallinn Trade House");
  await expect(island(page).locator("path")).toHaveCount(3);
  await control(page, partnerForm, "partnershipGoals").fill("an island");
  await expect(island(page).locator("path")).toHaveCount(6);
});

test("discarding the draft removes the island, and a restored draft has it", async ({ page, open }) => {
  await open("/apply-founder");
  await control(page, form, "name").fill("Runa Ek");
  await expect(island(page)).toBeVisible();
  await open("/apply-founder");
  await expect(island(page)).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(island(page)).toHaveCount(0);
});

test("with reduced motion the island is there at once", async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open("/apply-founder");
  await control(page, form, "name").fill("Runa Ek");
  await expect(island(page).locator("path").first()).toHaveCSS("animation-name", "none");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("/thanks has an island", async ({ page }) => {
    await page.goto("/thanks?reference=NVS-7Q2K9D");
    await expect(page.locator("svg.hero-chart .animated-island")).toBeVisible();
  });
});

test("the name of the harbour is whole on the chart of a phone", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open("/apply-founder");
  const chart = page.locator("svg.sea-chart");
  const right = (locator: typeof chart) =>
    locator.evaluate((element) => element.getBoundingClientRect().right);
  expect(await right(chart.locator("text").first())).toBeLessThan(await right(chart));
});
