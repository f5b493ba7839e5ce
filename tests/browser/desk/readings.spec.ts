import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import type { Application } from "#contract/desk/application.ts";
import { judgementOf } from "../../server/desk/judgement.ts";
import { read } from "../../server/desk/review.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import type { RunningServer } from "../../setup/server.ts";
import { axeFindings } from "../axe.ts";
import { holdRequests } from "../hold-requests.ts";
import {
  deskOrigin,
  expect,
  receiveApplications,
  receiveJobApplication,
  rowLink,
  signIn,
  test,
} from "./desk-test.ts";
import { test as siteTest } from "./site-test.ts";

async function pageOf(browser: Browser, server: RunningServer, member: SignedInMember) {
  const context = await browser.newContext({ baseURL: deskOrigin(server) });
  await signIn(context, server, member);
  return context.newPage();
}

/** Fills in the judgement with the keys alone: a level and a reason for each criterion, then what is recommended. */
async function judgeByKeys(page: Page, levelSteps: number, reason: string) {
  await page.getByRole("group", { name: "Fixture founder One" }).getByRole("radio").first().focus();
  for (let criterion = 0; criterion < 4; criterion++) {
    await page.keyboard.press("Space");
    for (let step = 0; step < levelSteps; step++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.type(`${reason} ${criterion}`);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  for (let step = 0; step < levelSteps; step++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

test("two read apart by keys, disagree, and a third is asked; then all see all", async ({
  page,
  browser,
  owner,
  server,
}) => {
  const name = `Read ${owner.id.slice(0, 6)}`;
  const [reference = ""] = await receiveApplications(server, name);
  const colleague = await signedInMember(server, {
    forms: ["founder"],
    name: `Second ${owner.id.slice(0, 6)}`,
  });
  const third = await signedInMember(server, { forms: ["founder"], name: `Third ${owner.id.slice(0, 6)}` });
  await page.goto(`/applications/${reference}`);
  for (const reader of [owner, colleague]) {
    await page.getByRole("combobox", { name: /^Colleague/ }).click();
    await page.getByRole("option", { name: reader.name }).click();
    await expect(
      page.getByRole("listitem").filter({ hasText: `${reader.name} has yet to judge` }),
    ).toBeVisible();
  }
  await page.getByRole("button", { name: "Submit the judgement" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Please choose a level" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("textbox", { name: "Reason for Fixture founder Two" }).fill("Kept");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Reason for Fixture founder Two" })).toHaveValue("Kept");
  await page.getByRole("textbox", { name: "Reason for Fixture founder Two" }).fill("");
  await judgeByKeys(page, 3, "Owner thinks");
  await expect(page.getByText("Your judgement is saved").first()).toBeVisible();
  await expect(page.getByText("Owner thinks 2")).toBeVisible();

  const second = await pageOf(browser, server, colleague);
  await second.goto("/?mine=1");
  const row = second.getByRole("row").filter({ hasText: name });
  await expect(row.getByTitle(/^Judgement due /)).toHaveText(/ left$/);
  await rowLink(second, name).click();
  await expect(second.getByText("You see the other judgements once you have sent yours.")).toBeVisible();
  await expect(second.getByText("Owner thinks")).toHaveCount(0);
  await judgeByKeys(second, 0, "Second thinks");
  await expect(second.getByText("Owner thinks 2")).toBeVisible();
  await expect(second.getByText("Second thinks 2")).toBeVisible();
  // Nothing about the applicant stays in the tab.
  const kept = () => second.evaluate(() => Object.keys(sessionStorage).join());
  await expect.poll(kept).not.toContain("judgement");
  // The owner sees it without a reload.
  await expect(page.getByText("Second thinks 2")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const asked = page.getByRole("listitem").filter({ hasText: "has yet to judge" });
  await expect(asked).toHaveCount(1);
  const isThird = (await asked.textContent())?.includes(third.name);
  if (isThird) {
    const path = `/api/applications/${reference}`;
    const { readings } = (await (await third.request(path)).json()) as {
      readings: { list: { judgement: unknown }[] };
    };
    expect(readings.list.every(({ judgement }) => judgement === null)).toBe(true);
    await third.request(`${path}/judgement`, {
      method: "POST",
      body: judgementOf("founder", "good", "Third thinks"),
    });
    await expect(page.getByText("Third thinks").first()).toBeVisible();
  }
  await second.context().close();
});

test("a blind reader sees neither name nor resume, steps aside, and a phone has room for it", async ({
  browser,
  owner,
  server,
}) => {
  const reference = await receiveJobApplication(server);
  const blind = await signedInMember(server, { forms: ["career"], name: `Blind ${owner.id.slice(0, 6)}` });
  const body = { memberIds: [blind.id] };
  await owner.request(`/api/applications/${reference}/readers`, { method: "POST", body });
  const page = await pageOf(browser, server, blind);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/applications/${reference}`);
  await expect(page.getByRole("heading", { name: reference })).toBeVisible();
  await expect(page.getByText("notes once you have sent your judgement")).toBeVisible();
  await expect(page.getByText("Åsa")).toHaveCount(0);
  await expect(page.getByText("Resume", { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "I know this person …" }).click();
  await page.getByRole("button", { name: "Step aside", exact: true }).click();
  await expect(page.getByText("You have stepped aside").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Åsa Öberg" })).toBeVisible();
  await page.context().close();
});

test("the words of who is removed while they write run no shortcuts", async ({ page, owner, server }) => {
  const [reference = ""] = await receiveApplications(server, `Taken ${owner.id.slice(0, 6)}`);
  const colleague = await signedInMember(server, { forms: ["founder"] });
  const path = `/api/applications/${reference}/readers`;
  await colleague.request(path, { method: "POST", body: { memberIds: [owner.id] } });
  const isArchived = async () => (await read(owner, reference)).application.isArchived;
  await page.goto(`/applications/${reference}`);
  const reason = page.getByRole("textbox", { name: "Reason for Fixture founder One" });
  await reason.focus();
  await page.keyboard.press("e");
  expect((await colleague.request(`${path}/${owner.id}`, { method: "DELETE" })).status).toBe(204);
  while ((await reason.count()) > 0) await page.keyboard.press("e");
  await page.keyboard.type("eee");
  await expect(page).toHaveURL(`/applications/${reference}`);
  expect(await isArchived()).toBe(false);
  // Who clicks anywhere has seen it.
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("e");
  await expect.poll(isArchived).toBe(true);
});

test("judgements of members of one name are shown once each", async ({ browser, owner, server }) => {
  const [reference = ""] = await receiveApplications(server, `Named ${owner.id.slice(0, 6)}`);
  const path = `/api/applications/${reference}`;
  const askOne = async (name: string) => {
    const reader = await signedInMember(server, { forms: ["founder"], name });
    await owner.request(`${path}/readers`, { method: "POST", body: { memberIds: [reader.id] } });
    return reader;
  };
  const judge = (reader: SignedInMember) =>
    reader.request(`${path}/judgement`, { method: "POST", body: judgementOf("founder", "good") });
  const last = await askOne("Last Reader");
  const readers = [await askOne("Same Name"), await askOne("Other Name")] as const;
  await readers[1].request("/api/me", { method: "PATCH", body: { name: "Same Name" } });
  for (const reader of readers) await judge(reader);
  const page = await pageOf(browser, server, readers[0]);
  await page.goto(`/applications/${reference}`);
  const recommendations = page.getByRole("term").filter({ hasText: "recommends" });
  await expect(recommendations).toHaveCount(2);
  await judge(last);
  await expect(recommendations).toHaveText([
    "Last Reader recommends",
    "Same Name recommends",
    "Same Name recommends",
  ]);
  await page.context().close();
});

siteTest(
  "criteria that change while a reader writes keep what was written, and are judged anew",
  async ({ page, owner, server, site }) => {
    siteTest.setTimeout(300_000);
    const [reference = ""] = await receiveApplications(server, "Read in other words");
    const path = `/api/applications/${reference}`;
    await owner.request(`${path}/readers`, { method: "POST", body: { memberIds: [owner.id] } });
    await page.goto(`/applications/${reference}`);
    await page.getByRole("group", { name: "Fixture founder One" }).waitFor();
    // The page learns of the change by its request only.
    const release = await holdRequests(page, `**${path}`);

    const file = "criteria/founder.yaml";
    const text = await readFile(`${site.contentFolder}/${file}`, "utf8");
    await site.write(file, text.replace("Fixture founder One", "Another question"));
    const { status, output } = await site.run(["publish", "--yes"]);
    expect(status, output).toBe(0);
    const question = async () =>
      ((await (await owner.request(path)).json()) as Application).readings.criteria?.[0]?.label;
    await expect.poll(question, { timeout: 60_000 }).toBe("Another question");

    await judgeByKeys(page, 1, "In the words I saw");
    release();
    await expect(page.getByRole("alert").filter({ hasText: "The criteria have changed" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Another question" })).toBeVisible();
    const reason = page.getByRole("textbox", { name: "Reason for Another question" });
    await expect(reason).toHaveValue("In the words I saw 0");
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Submit the judgement" }).press("Enter");
    await expect(page.getByText("Your judgement is saved").first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Another question" })).toContainText(
      "In the words I saw 0",
    );
  },
);
