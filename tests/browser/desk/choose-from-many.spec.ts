import type { Browser, Locator, Page } from "@playwright/test";
import type { Peer } from "../../server/smtp-peer.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { openJob } from "../../setup/jobs.ts";
import { axeFindings } from "../axe.ts";
import { deskOrigin, expect, rowLink, signIn, test } from "./desk-test.ts";
import { mailedDesk } from "./mailed-desk.ts";
import { reasonFor, seedApplications } from "./seed-applications.ts";

const desk = mailedDesk();

const recipientOf = ({ to }: Peer["mails"][number]) =>
  [to ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address))[0] ?? "";

async function pageOf(
  browser: Browser,
  member: SignedInMember,
  viewport?: { width: number; height: number },
) {
  const context = await browser.newContext({ baseURL: deskOrigin(desk.server), viewport });
  await signIn(context, desk.server, member);
  return context.newPage();
}

/** Presses a key on an element that Tab leads to. */
async function pressOn(target: Locator, key = "Enter") {
  const page = target.page();
  await target.waitFor();
  for (let step = 0; step < 200; step++) {
    if (await target.evaluate((element) => element === document.activeElement))
      return page.keyboard.press(key);
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Chooses in a list that is opened by a key, or that has been opened. */
async function choose(page: Page, label: string) {
  await page.getByRole("option", { name: label }).first().waitFor();
  await page.keyboard.type(label);
  await expect(page.getByRole("option")).toHaveText([new RegExp(label)]);
  await page.keyboard.press("Enter");
}

/** Goes down the list to one of its first rows, and opens it. */
async function openRow(page: Page, name: string) {
  const link = rowLink(page, name);
  await link.waitFor();
  const names = await page.getByRole("row").getByRole("link").allTextContents();
  for (let row = 0; row <= names.findIndex((text) => text.includes(name)); row++)
    await page.keyboard.press("j");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** Judges every criterion, the level and the recommendation so many steps below the first. */
async function judge(page: Page, form: string, steps: number, reason: string) {
  const first = page
    .getByRole("group", { name: `Fixture ${form} One` })
    .getByRole("radio")
    .first();
  await pressOn(first, "Space");
  for (let question = 0; question < 5; question++) {
    if (question > 0) await page.keyboard.press("Space");
    for (let step = 0; step < steps; step++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    if (question === 4) break;
    await page.keyboard.type(`${reason} ${question}`);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your judgement is saved").first()).toBeVisible();
}

/** Decides to accept. @param merits asked for when somebody is hired */
async function accept(page: Page, merits: string[] = []) {
  await pressOn(page.getByRole("button", { name: "Decide …" }));
  const dialog = page.getByRole("dialog");
  await pressOn(dialog.getByRole("radio", { name: "Invite" }), "Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: "Accept" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type("All three readers say so.");
  for (const [index, name] of ["Education", "Professional experience", "Other qualifications"].entries()) {
    const merit = merits[index];
    if (!merit) break;
    await pressOn(dialog.getByRole("textbox", { name }), "End");
    await page.keyboard.type(merit);
  }
  expect(await axeFindings(page)).toEqual([]);
  await pressOn(dialog.getByRole("button", { name: "Decide and write the answer" }));
}

/** Writes the answer and moves the application to a stage with it. */
async function answer(page: Page, subject: string, text: string, stage: string) {
  const field = page.getByRole("textbox", { name: "Text", exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(subject);
  await pressOn(page.getByRole("combobox", { name: /^Stage after sending/ }));
  await choose(page, `Move to ${stage}`);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByRole("combobox", { name: `Stage: ${stage}` })).toBeVisible();
}

/** Declines everybody in the list but the first, after every text was shown. */
async function declineAllBut(page: Page, name: string, count: number, template: string, texts: RegExp) {
  await rowLink(page, name).waitFor();
  await pressOn(page.getByRole("checkbox", { name: "Select all loaded" }), "Space");
  await expect(page.getByText(`${count + 1} selected`)).toBeVisible();
  await page.keyboard.press("k");
  await expect(rowLink(page, name)).toBeFocused();
  await page.keyboard.press("x");
  await expect(page.getByText(`${count} selected`, { exact: true })).toBeVisible();
  await page.keyboard.press("d");
  const dialog = page.getByRole("dialog", { name: `Decline ${count} applications` });
  await pressOn(dialog.getByRole("combobox", { name: /^Template/ }));
  await choose(page, template);
  const fields = dialog.getByRole("textbox", { name: /^Text to / });
  await expect(fields).toHaveCount(count);
  for (const value of await fields.evaluateAll((all) =>
    all.map((field) => (field as HTMLTextAreaElement).value),
  ))
    expect(value).toMatch(texts);
  expect(await axeFindings(page)).toEqual([]);
  await pressOn(dialog.getByRole("button", { name: `Decline all ${count}` }));
  await expect(page.getByText(`${count} replies will be sent in 10 seconds`)).toBeVisible();
}

const command = async (page: Page, text: string, option: string) => {
  await page.keyboard.press("ControlOrMeta+K");
  await page.getByRole("combobox", { name: "Search applications, screens and commands" }).waitFor();
  await page.keyboard.type(text);
  // Until what was found arrives, the first is a search of the inbox for the same words.
  await expect(page.getByRole("option").first()).toHaveText(new RegExp(`^${option}`));
  await page.keyboard.press("Enter");
};

test("three people choose one founder from forty and one hire from a hundred, by keyboard", async ({
  browser,
}) => {
  test.slow();
  const forms = { forms: ["founder" as const, "career" as const] };
  const [rut, kim, ola] = [
    await signedInMember(desk.server, { name: "Rut", ...forms }),
    await signedInMember(desk.server, { name: "Kim", ...forms }),
    await signedInMember(desk.server, { name: "Ola", ...forms }),
  ];
  const { founder, hire, others, asker } = await seedApplications(desk.server, rut.id, [kim.id, ola.id]);
  const page = await pageOf(browser, rut);
  const colleague = await pageOf(browser, kim);
  const phone = await pageOf(browser, ola, { width: 390, height: 844 });

  await test.step("two of them are asked to read a founder's application", async () => {
    await page.goto("/?form=founder");
    await openRow(page, founder.name);
    for (const { name } of [kim, ola]) {
      await pressOn(page.getByRole("combobox", { name: /^Colleague/ }));
      await choose(page, name);
      await expect(page.getByRole("listitem").filter({ hasText: `${name} has yet to judge` })).toBeVisible();
    }
  });

  await test.step("they judge apart and disagree, so that the third is asked, and all see all", async () => {
    await colleague.goto("/?mine=1");
    await openRow(colleague, founder.name);
    await judge(colleague, "founder", 3, "Kim thinks");
    await phone.goto("/?mine=1");
    await openRow(phone, founder.name);
    await expect(phone.getByText("You see the other judgements once you have sent yours.")).toBeVisible();
    await expect(phone.getByText("Kim thinks")).toHaveCount(0);
    expect(await axeFindings(phone)).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await judge(phone, "founder", 0, "Ola thinks");

    await expect(page.getByRole("heading", { name: "Your judgement, Rut" })).toBeVisible();
    await expect(page.getByText("Ola thinks")).toHaveCount(0);
    await judge(page, "founder", 2, "Rut thinks");
    for (const each of [page, colleague, phone])
      for (const { name } of [rut, kim, ola]) await expect(each.getByText(`${name} thinks 3`)).toBeVisible();
  });

  await test.step("side by side with the others, the founder is chosen", async () => {
    await command(page, "Pipeline", "Pipeline");
    await pressOn(page.getByRole("link", { name: "Side by side" }));
    await page.getByText("Nothing to compare").or(page.getByRole("table")).first().waitFor();
    await pressOn(page.getByRole("combobox", { name: "Position or kind" }), "ArrowDown");
    await expect(page.getByText("Kim thinks 0")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await pressOn(page.getByRole("link", { name: founder.name }));
    await accept(page);
    await answer(page, "Welcome", "We would like to start with you.", "Fixture Founder Accepted");
  });

  await test.step("all other founders are declined, each with the reasons that decided", async () => {
    await page.keyboard.press("Escape");
    const reasons = /^Decline with reasons greeting (Founder \d+),\n\n\1 has no market yet\n\n/;
    await declineAllBut(page, founder.name, others.founder.length, "Decline with reasons", reasons);
  });

  await test.step("the hire is read without a name, and hired with the merits that decided", async () => {
    await phone.goto("/?mine=1");
    await openRow(phone, hire.reference);
    await expect(phone.getByText("notes once you have sent your judgement")).toBeVisible();
    await expect(phone.getByText(hire.name)).toHaveCount(0);
    await judge(phone, "career", 3, "Ola thinks");
    await expect(phone.getByRole("heading", { level: 1, name: hire.name })).toBeVisible();

    await command(page, hire.name, hire.name);
    await accept(page, ["Engineer", "Ten years at sea", "Speaks Sami"]);
    await answer(page, "Your contract", "We would like to work with you.", "Fixture Career Hired");
  });

  await test.step("all other applicants are declined", async () => {
    await page.goto(`/?${new URLSearchParams({ form: "career", position: openJob.form.position })}`);
    await declineAllBut(page, hire.name, others.career.length, "Decline career", /^Decline career text for /);
  });

  await test.step("who was rejected earlier and asks gets the merits of who was hired", async () => {
    await page.keyboard.press("/");
    await page.keyboard.type(asker.name);
    await page.keyboard.press("Enter");
    await expect(rowLink(page, asker.name)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: asker.name })).toBeVisible();
    await page.keyboard.press("r");
    await pressOn(page.getByRole("combobox", { name: /^Template/ }));
    await choose(page, "Merits label");
    const letter = page.getByRole("textbox", { name: "Text", exact: true });
    await expect(letter).toHaveValue("Merits: Engineer, Ten years at sea, Speaks Sami.");
    expect(await axeFindings(page)).toEqual([]);
    await pressOn(letter, "ControlOrMeta+Enter");
    await expect(page.getByRole("article", { name: "Reply by Rut" })).toBeVisible();
  });

  await test.step("everybody who is answered gets one mail", async () => {
    const answered = [founder, hire, asker, ...others.founder, ...others.career].map(({ email }) => email);
    const recipients = () => desk.peer.mails.map(recipientOf).sort();
    await expect.poll(recipients, { timeout: 100_000 }).toEqual(answered.sort());
    for (const { email, name } of others.founder)
      expect(desk.peer.mails.find((mail) => recipientOf(mail) === email)?.text).toContain(reasonFor(name));
  });

  for (const each of [page, colleague, phone]) await each.context().close();
});
