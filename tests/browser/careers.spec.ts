import { writeFileSync } from "node:fs";
import Database from "better-sqlite3";
import { readJobPage } from "#content-model/jobs.ts";
import { withoutMarks } from "#content-model/sample-marks.ts";
import { careerForm } from "#contract/forms/career.ts";
import { errorMessages, formMessages, submissionMessages } from "#contract/messages.ts";
import { closedJob, filledJob, openJobs } from "../setup/jobs.ts";
import { removeData, startServer } from "../setup/server.ts";
import { storedWith } from "./forms.ts";
import { dropZone, fill, jobPath, picker, resume, submit } from "./job-form.ts";
import { expect, test } from "./test.ts";

const jobPage = await readJobPage();

for (const { slug, title, form } of openJobs) {
  test(`from the list of positions to a sent application: ${title}`, async ({ page, open, server }) => {
    await open("/careers");
    await page.locator(`main a[href="/careers/${slug}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/careers/${slug}$`));
    await page.getByRole("link", { name: jobPage.apply }).first().click();
    await fill(page, `Kim for ${slug}`);
    await expect(page.locator("form [name=formType]")).toHaveValue(form.formType);
    await expect(page.locator("form [name=emailConfigType]")).toHaveValue("careers");
    await submit(page).click();
    await expect(page.getByRole("alert")).toHaveText(formMessages.success);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
    await expect(page.getByText("chromium.pdf")).toHaveCount(0);
    const [stored] = storedWith(server.dataDir, "name", `Kim for ${slug}`);
    expect(stored?.fields).toMatchObject({ sourcePage: form.sourcePage, position: form.position });
    expect(stored?.file?.type).toBe("application/pdf");
  });
}

for (const { slug, title } of [
  { slug: filledJob.slug, title: jobPage.filled.title },
  { slug: closedJob.slug, title: jobPage.closed.title },
]) {
  test(`${slug} has no form and links to the open positions`, async ({ page, open }) => {
    await open("/careers");
    await expect(page.getByRole("main").locator(`a[href="/careers/${slug}"]`)).toHaveCount(0);
    await open(`/careers/${slug}`);
    await expect(page.getByText(withoutMarks(title))).toBeVisible();
    await expect(page.getByRole("main").locator("form")).toHaveCount(0);
    for (const openJob of openJobs) {
      await expect(page.getByRole("main").locator(`a[href="/careers/${openJob.slug}"]`)).toBeVisible();
    }
  });
}

test("missing fields are named in the banner and marked until they are filled", async ({ page, open }) => {
  await open(jobPath);
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText(careerForm.messages.missing);
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await expect(picker(page)).toHaveAttribute("aria-invalid", "true");
  for (const name of ["name", "email", "coverLetter", "resume"]) {
    await expect(page.locator(`form [name=${name}]`)).toHaveAttribute("required");
  }
  await picker(page).setInputFiles(resume);
  await expect(picker(page)).not.toHaveAttribute("aria-invalid");
});

test("a picked file shows its name and size, and can be removed; a dropped file is chosen", async ({
  page,
  open,
}) => {
  await open(jobPath);
  await picker(page).setInputFiles(resume);
  const zone = dropZone(page);
  await expect(zone).toContainText("chromium.pdf");
  await expect(zone).toContainText(/\d+ KB/);
  await zone.getByRole("button", { name: "Remove chromium.pdf" }).click();
  await expect(zone).not.toContainText("chromium.pdf");
  expect(await picker(page).evaluate((input) => (input as HTMLInputElement).files?.length)).toBe(0);

  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    for (const name of ["dropped.pdf", "second.pdf"])
      data.items.add(new File(["%PDF-1.7 dropped"], name, { type: "application/pdf" }));
    return data;
  });
  await dropZone(page).dispatchEvent("drop", { dataTransfer: dropped });
  await expect(dropZone(page)).toContainText("dropped.pdf");
  expect(await picker(page).evaluate((input) => (input as HTMLInputElement).files?.length)).toBe(1);

  await zone.getByRole("button", { name: "Remove dropped.pdf" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Without a file");
  await open(jobPath);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Without a file");
  await expect(page.getByText(submissionMessages.attachAgain)).toHaveCount(0);
});

test("a file of the wrong type or size is rejected before anything is sent", async ({ page, open }, info) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await open(jobPath);
  await fill(page, "Too Much", null);
  await picker(page).setInputFiles({
    name: "cv.exe",
    mimeType: "application/octet-stream",
    buffer: Buffer.from("MZ"),
  });
  await expect(page.getByText("Please choose a PDF or Word document (.pdf, .doc, .docx).")).toBeVisible();
  const large = info.outputPath("large.pdf");
  writeFileSync(large, Buffer.alloc(10 * 1024 * 1024 + 1, "%PDF-1.7 "));
  await picker(page).setInputFiles(large);
  await expect(page.getByText("This file is too large: the limit is 10 MB.")).toBeVisible();
  await submit(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(sent).toEqual([]);
});

test("a file with the wrong content is rejected by the server, and the fields keep their values", async ({
  page,
  open,
}) => {
  await open(jobPath);
  await fill(page, "Not a PDF", null);
  await picker(page).setInputFiles({
    name: "cv.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("MZ not a pdf"),
  });
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText(/pdf|document/i);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Not a PDF");
  await expect(dropZone(page)).toContainText("cv.pdf");
});

test("a retry with the same file has the same idempotency key, another file of the same size a new one", async ({
  page,
  open,
}) => {
  const keys: (string | undefined)[] = [];
  await page.route("**/api/**", (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return route.abort();
  });
  const pick = (name: string) =>
    picker(page).setInputFiles({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
  const send = async (times: number) => {
    await submit(page).click();
    await expect.poll(() => keys.length).toBe(times);
    await expect(page.getByRole("alert")).toHaveText(careerForm.messages.unexpected);
  };
  await open(jobPath);
  await fill(page, "Two Files", null);
  await pick("first.pdf");
  await send(1);
  await send(2);
  await pick("other.pdf");
  await send(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("a slow upload shows its progress", async ({ page, open, context }, info) => {
  await open(jobPath);
  await fill(page, "Slow Line", null);
  const large = info.outputPath("cv.pdf");
  writeFileSync(large, Buffer.alloc(3 * 1024 * 1024, "%PDF-1.7\n"));
  await picker(page).setInputFiles(large);
  const session = await context.newCDPSession(page);
  const limitUpload = (uploadThroughput: number) =>
    session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limitUpload(256 * 1024);
  await submit(page).click();
  const progress = page.getByRole("progressbar", { name: "Upload" });
  await expect(progress).toBeVisible();
  await expect
    .poll(() => progress.evaluate((bar) => (bar as HTMLProgressElement).value))
    .toBeGreaterThan(0.2);
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await limitUpload(-1);
  await expect(page.getByRole("alert")).toBeVisible();
});

test("after a 429 or 503 the message is shown and the fields keep their values", async ({ page, open }) => {
  const strict = await startServer({ RATE_LIMIT: "1/10m" });
  try {
    await open(`${strict.url}${jobPath}`);
    await fill(page, "First");
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText("successfully");
    await fill(page, "Second");
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText("Too many forms came from your network");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Second");
  } finally {
    await strict.stop();
    await removeData(strict);
  }
  const blocked = await startServer();
  const writer = new Database(`${blocked.dataDir}/applications.db`);
  try {
    writer.exec("begin exclusive");
    await open(`${blocked.url}${jobPath}`);
    await fill(page, "Blocked");
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText(errorMessages.formNotStored);
    await expect(page.getByLabel("Cover Letter")).toHaveValue(/three markets/);
    writer.exec("rollback");
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText("successfully");
  } finally {
    writer.close();
    await blocked.stop();
    await removeData(blocked);
  }
});

test("a position can be applied for by keyboard alone", async ({ page, open, server }) => {
  await open(jobPath);
  await picker(page).setInputFiles(resume);
  await page.getByLabel("Name", { exact: true }).focus();
  await page.keyboard.type("Tangent Bord");
  await page.keyboard.press("Tab");
  await page.keyboard.type("tangent@example.se");
  while (!(await page.getByLabel("Cover Letter").evaluate((area) => area === document.activeElement))) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("All by keyboard.");
  await page.keyboard.press("Tab");
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("successfully");
  expect(storedWith(server.dataDir, "name", "Tangent Bord")).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an application with a resume is stored, and a rejected one keeps its values", async ({
    page,
    server,
  }) => {
    await page.goto(jobPath);
    await fill(page, "Utan Skript");
    await page.getByLabel("Email").fill("utan@example");
    await submit(page).click();
    await expect(page.getByRole("alert")).toHaveText(formMessages.invalidEmail);
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByRole("alert")).toBeInViewport();
    await expect(page.getByText(submissionMessages.attachAgain)).toBeVisible();
    await expect(page.getByLabel("Cover Letter")).toHaveValue(/three markets/);
    await page.getByLabel("Email").fill("utan@example.se");
    await picker(page).setInputFiles(resume);
    await submit(page).click();
    await expect(page).toHaveURL(/\/thanks\?reference=NVS-\w{6}$/);
    const [stored] = storedWith(server.dataDir, "name", "Utan Skript");
    expect(stored?.file?.size).toBeGreaterThan(1000);
  });
});

test("a chosen file is named by the browser when the app cannot start", async ({ page }) => {
  await page.route(/\/framework-[^/]*\.js$/, (route) => route.abort());
  await page.goto(jobPath);
  await expect(picker(page)).toHaveCSS("font-size", "0px");
  await picker(page).setInputFiles(resume);
  await expect(picker(page)).not.toHaveCSS("font-size", "0px");
});

test("the shares of founders look the same on the founders' page and on a position's", async ({
  page,
  open,
}) => {
  /** Height and color of the first part of a bar. */
  const lookOf = (part: HTMLElement) => {
    const { height, backgroundColor } = getComputedStyle(part);
    return [height, backgroundColor];
  };
  const firstPart = page.locator("main [aria-hidden]:has(> i + i) > i").first();
  await open("/apply-founder");
  const look = await firstPart.evaluate(lookOf);
  await open(jobPath);
  expect(await firstPart.evaluate(lookOf)).toEqual(look);
});
