import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import Database from "better-sqlite3";
import { removeData, startServer } from "../setup/server.ts";
import { storedWith } from "./forms.ts";
import { expect, test } from "./test.ts";

const resume = "tests/server/resumes/chromium.pdf";
const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" });
const picker = (page: Page) => page.locator("input[type=file]");

async function fill(page: Page, name: string, file: string | null = resume) {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email").fill("kandidat@example.se");
  await page.getByLabel("Cover Letter").fill("I have opened three markets, and closed one.");
  if (file) await picker(page).setInputFiles(file);
}

const positions = {
  "ceo-cofounder": ["CEO Co-founder Application", "CEO-Cofounder Page", "CEO Co-founder"],
  "coo-cofounder": ["COO Co-founder Application", "COO-Cofounder Page", "COO Co-founder"],
  "venture-builder": ["Venture Builder Application", "Venture-Builder Page", "Venture Builder"],
  "senior-consultant": [
    "Senior Consultant Application",
    "Senior-Consultant Page",
    "Senior Consultant (Design or Innovation Management)",
  ],
} as const;

for (const [slug, [formType, sourcePage, position]] of Object.entries(positions)) {
  test(`from the list to an application for ${slug}`, async ({ page, open, server }) => {
    await open("/careers");
    await page.locator(`main a[href="/careers/${slug}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/careers/${slug}$`));
    await page.getByRole("link", { name: "Apply Now" }).first().click();
    await fill(page, `Kim for ${slug}`);
    await expect(page.locator("form [name=formType]")).toHaveValue(formType);
    await expect(page.locator("form [name=emailConfigType]")).toHaveValue("careers");
    await submit(page).click();
    const banner = page.getByRole("alert");
    await expect(banner).toHaveText("Application submitted successfully! We will be in touch soon.");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
    await expect(page.getByText("chromium.pdf")).toHaveCount(0);
    const [one] = storedWith(server.dataDir, "name", `Kim for ${slug}`);
    expect(one?.fields).toMatchObject({ sourcePage, position });
    expect(one?.file?.type).toBe("application/pdf");
  });
}

test("what is missing is said in the banner and beside the fields", async ({ page, open }) => {
  await open("/careers/venture-builder");
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText("Please fill in all required fields: Name and Email");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await expect(picker(page)).toHaveAttribute("aria-invalid", "true");
  for (const name of ["name", "email", "coverLetter", "resume"]) {
    await expect(page.locator(`form [name=${name}]`)).toHaveAttribute("required");
  }
});

test("a picked file shows its name and size, and can be removed", async ({ page, open }) => {
  await open("/careers/venture-builder");
  await picker(page).setInputFiles(resume);
  const zone = page.locator("[data-slot=drop-zone]");
  await expect(zone).toContainText("chromium.pdf");
  await expect(zone).toContainText(/\d+ KB/);
  await zone.getByRole("button", { name: "Remove chromium.pdf" }).click();
  await expect(zone).not.toContainText("chromium.pdf");
  expect(await picker(page).evaluate((input) => (input as HTMLInputElement).files?.length)).toBe(0);
});

test("a file dropped on the zone is taken", async ({ page, open }) => {
  await open("/careers/venture-builder");
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["%PDF-1.7 dropped"], "dropped.pdf", { type: "application/pdf" }));
    return data;
  });
  await page.locator("[data-slot=drop-zone]").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(page.locator("[data-slot=drop-zone]")).toContainText("dropped.pdf");
});

test("the wrong kind and the wrong size are refused before anything is sent", async ({
  page,
  open,
}, info) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await open("/careers/venture-builder");
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

test("a document that is none is refused by the server, and the text stays", async ({ page, open }) => {
  await open("/careers/venture-builder");
  await fill(page, "Not a PDF", null);
  await picker(page).setInputFiles({
    name: "cv.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("MZ not a pdf"),
  });
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText(/pdf|document/i);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Not a PDF");
  await expect(page.locator("[data-slot=drop-zone]")).toContainText("cv.pdf");
});

test("after a lost answer the same file goes out under the same key, another one of its size under its own", async ({
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
    await expect(page.getByRole("alert")).toHaveText("An unexpected error occurred. Please try again.");
  };
  await open("/careers/venture-builder");
  await fill(page, "Two Files", null);
  await pick("first.pdf");
  await send(1);
  await send(2);
  await pick("other.pdf");
  await send(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("an upload shows how far it has come", async ({ page, open, context }, info) => {
  await open("/careers/venture-builder");
  await fill(page, "Slow Line", null);
  const large = info.outputPath("cv.pdf");
  writeFileSync(large, Buffer.alloc(3 * 1024 * 1024, "%PDF-1.7\n"));
  await picker(page).setInputFiles(large);
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: 1024 * 1024,
  });
  await submit(page).click();
  const progress = page.getByRole("progressbar", { name: "Upload" });
  await expect(progress).toBeVisible();
  await expect
    .poll(() => progress.evaluate((bar) => (bar as HTMLProgressElement).value))
    .toBeGreaterThan(0.2);
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await expect(page.getByRole("alert")).toBeVisible({ timeout: 20_000 });
});

test("too many from one address, and a store that cannot be written, are said, and nothing typed is lost", async ({
  page,
  open,
}) => {
  const strict = await startServer({ RATE_LIMIT: "1/10m" });
  try {
    await open(`${strict.url}/careers/coo-cofounder`);
    await fill(page, "First");
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText("successfully");
    await fill(page, "Second");
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText("Too many submissions from your address.");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Second");
  } finally {
    await strict.stop();
    await removeData(strict);
  }
  const blocked = await startServer();
  const writer = new Database(`${blocked.dataDir}/applications.db`);
  try {
    writer.exec("begin exclusive");
    await open(`${blocked.url}/careers/coo-cofounder`);
    await fill(page, "Blocked");
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText("We cannot store anything right now.");
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

test("by keyboard alone", async ({ page, open, server }) => {
  await open("/careers/ceo-cofounder");
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

  test("an application with its resume arrives, and a refused one keeps its text", async ({
    page,
    server,
  }) => {
    await page.goto("/careers/venture-builder");
    await fill(page, "Utan Skript");
    await page.getByLabel("Email").fill("utan@example");
    await submit(page).click();
    await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address");
    await expect(page.getByLabel("Cover Letter")).toHaveValue(/three markets/);
    await page.getByLabel("Email").fill("utan@example.se");
    await picker(page).setInputFiles(resume);
    await submit(page).click();
    await expect(page).toHaveURL(/\/thanks$/);
    const [one] = storedWith(server.dataDir, "name", "Utan Skript");
    expect(one?.file?.size).toBeGreaterThan(1000);
  });
});
