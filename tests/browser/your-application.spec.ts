import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { mailTo, slowAnswers, storedWith } from "./forms.ts";
import { expect, test } from "./test.ts";

/** Applies for a position and returns the link in the confirmation mail, as path and code. */
async function apply(page: Page, dataDir: string, email: string) {
  await page.goto("/careers/senior-consultant");
  await page.mouse.move(20, 20);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Runa Ek");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Cover Letter").fill("Twelve years of design management.");
  await page.locator("input[type=file]").setInputFiles("tests/server/resumes/word.docx");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByRole("alert")).toContainText("successfully");
  const mail = await mailTo(dataDir, email);
  const code = /\/your-application#(\S+)/.exec(mail.text ?? "")?.[1];
  expect(code).toBeTruthy();
  return code ?? "";
}

test("the code of the mail shows the application, hands it out, and erases it after one confirmation", async ({
  page,
  server,
}) => {
  const code = await apply(page, server.dataDir, "runa@example.se");
  await page.goto(`/your-application#${code}`);
  const [one] = storedWith(server.dataDir, "email", "runa@example.se");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: one?.reference })).toBeVisible();
  await expect(main).toContainText("Runa Ek");
  await expect(main).toContainText("Twelve years of design management.");
  await expect(main).toContainText("word.docx");
  // The code does not stay in the address.
  expect(page.url()).not.toContain(code);

  const data = page.waitForEvent("download");
  await main.getByRole("button", { name: "Download as JSON" }).first().click();
  const json = JSON.parse(readFileSync(await (await data).path(), "utf8"));
  expect(JSON.stringify(json)).toContain("runa@example.se");
  const file = page.waitForEvent("download");
  await main.getByRole("button", { name: "Download the resume" }).first().click();
  expect(readFileSync(await (await file).path())).toEqual(readFileSync("tests/server/resumes/word.docx"));

  await main.getByRole("button", { name: /^Erase/ }).click();
  await expect(page.getByRole("alertdialog")).toBeFocused();
  await main.getByRole("button", { name: "Keep it" }).click();
  await expect(main.getByRole("button", { name: /^Erase/ })).toBeFocused();
  await main.getByRole("button", { name: /^Erase/ }).click();
  expect(storedWith(server.dataDir, "email", "runa@example.se")).toHaveLength(1);
  await main.getByRole("button", { name: /^Yes/ }).click();
  await expect(page.getByRole("status")).toBeVisible();
  expect(storedWith(server.dataDir, "email", "runa@example.se")).toHaveLength(0);

  await page.goto(`/your-application?again#${code}`);
  await expect(page.getByRole("alert")).toBeVisible();
  expect(server.log.join("\n")).not.toContain(code);
});

test("the code can be pasted, with its link or without, and a wrong one is refused", async ({
  page,
  open,
  server,
}) => {
  const code = await apply(page, server.dataDir, "klistra@example.se");
  await open("/your-application");
  const box = page.getByRole("main").getByRole("textbox");
  await box.fill("not-a-code");
  await box.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await box.fill(`https://anywhere.example/your-application#${code}`);
  await box.press("Enter");
  await expect(page.getByRole("main")).toContainText("klistra@example.se");
});

test("the mail's link opens the application where the page is open already", async ({
  page,
  open,
  server,
}) => {
  const code = await apply(page, server.dataDir, "redan@example.se");
  await open("/your-application");
  await page.evaluate((hash) => location.assign(`#${hash}`), code);
  await expect(page.getByRole("main")).toContainText("redan@example.se");
  expect(page.url()).not.toContain(code);
});

test("a double click erases once and ends in what has been erased", async ({ page, server }) => {
  const code = await apply(page, server.dataDir, "dubbel@example.se");
  await page.goto(`/your-application#${code}`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: /^Erase/ }).click();
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith("/erase") && asked.push(request.url()));
  await slowAnswers(page);
  const yes = main.getByRole("button", { name: /^Yes/ });
  await yes.dblclick();
  await expect(yes).toBeDisabled();
  await expect(page.getByRole("status")).toContainText("has been erased");
  expect(asked).toHaveLength(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("an erasing that cannot be done says so and can be tried again", async ({ page, server }) => {
  const code = await apply(page, server.dataDir, "igen@example.se");
  await page.goto(`/your-application#${code}`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: /^Erase/ }).click();
  await page.route("**/api/application/erase", (route) => route.abort(), { times: 1 });
  const yes = main.getByRole("button", { name: /^Yes/ });
  await yes.click();
  await expect(page.getByRole("alert")).toContainText("Please try again");
  await yes.click();
  await expect(page.getByRole("status")).toContainText("has been erased");
});
