import type { Page } from "@playwright/test";
import { honeypot } from "#contract/honeypot.ts";
import { addNote } from "../../server/desk/review.ts";
import { founder, post } from "../../server/founder.ts";
import { axeFindingsInBothSchemes } from "../axe.ts";
import { expect, receiveApplications, receiveJobApplication, test } from "./desk-test.ts";

// Axe would measure colors in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const phone = { width: 390, height: 844 };
const newNote = (page: Page) => page.getByRole("textbox", { name: "New note" });

test("an application has no findings in any of its states", async ({ page, owner, server }) => {
  test.slow();
  const [reference = ""] = await receiveApplications(server, `Axe ${owner.id.slice(0, 6)}`);
  await addNote(owner, reference, `For @[${owner.id}]`);
  await page.goto(`/applications/${reference}`);
  await page.getByRole("article").waitFor();
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);

  await newNote(page).fill("@");
  await page.getByRole("listbox").waitFor();
  expect(await axeFindingsInBothSchemes(page), "with members to mention").toEqual([]);
  await page.keyboard.press("Escape");
  await newNote(page).blur();

  await page.keyboard.press("s");
  await page.getByRole("listbox").waitFor();
  expect(await axeFindingsInBothSchemes(page), "with the list of stages").toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Erase" }).waitFor();
  expect(await axeFindingsInBothSchemes(page), "with the menu").toEqual([]);
  await page.getByRole("menuitem", { name: "Erase" }).click();
  await page.getByRole("dialog").waitFor();
  expect(await axeFindingsInBothSchemes(page), "with the dialog before erasing").toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByRole("textbox", { name: "Text" }).waitFor();
  expect(await axeFindingsInBothSchemes(page), "with a reply").toEqual([]);
  await page.getByRole("textbox", { name: "Text" }).fill("[…]");
  await page.getByRole("button", { name: "Send and decline" }).click();
  await page.getByText("Nothing was sent").waitFor();
  expect(await axeFindingsInBothSchemes(page), "with an unfinished reply").toEqual([]);
  await page.setViewportSize(phone);
  expect(await axeFindingsInBothSchemes(page), "with a reply on a phone").toEqual([]);
  await page.getByRole("button", { name: "Close" }).click();
  expect(await axeFindingsInBothSchemes(page), "on a phone").toEqual([]);
});

test("a job application with a resume has no findings", async ({ ownerPage: page, server }) => {
  await page.goto(`/applications/${await receiveJobApplication(server)}`);
  await page.getByRole("region", { name: "Resume" }).waitFor();
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
});

test("quarantine and mails have no findings", async ({ page, owner, server }) => {
  const name = `Axe ${owner.id.slice(0, 6)}`;
  await receiveApplications(server, name);
  await post(server.url, { ...founder, name, [honeypot]: "x" });
  await page.goto("/quarantine");
  await page.getByRole("button", { name: "Release" }).first().waitFor();
  expect(await axeFindingsInBothSchemes(page), "quarantine").toEqual([]);

  await page.goto("/mails");
  await page.getByRole("table").waitFor();
  expect(await axeFindingsInBothSchemes(page), "mails").toEqual([]);
  await page.goto("/mails?state=failed");
  await page.getByText("No email has failed").waitFor();
  expect(await axeFindingsInBothSchemes(page), "no mails").toEqual([]);
});

test("a person has no findings", async ({ page, owner, server }) => {
  const name = `Axe ${owner.id.slice(0, 6)}`;
  const [reference] = await receiveApplications(server, name);
  await page.goto(`/person?reference=${reference}`);
  await page.getByRole("heading", { name }).waitFor();
  await page.locator("details").first().click();
  expect(await axeFindingsInBothSchemes(page), "person").toEqual([]);
  await page.getByRole("button", { name: "Erase" }).click();
  await page.getByRole("dialog").waitFor();
  expect(await axeFindingsInBothSchemes(page), "person before erasing").toEqual([]);
  await page.goto("/person?reference=unknown");
  await page.getByText("We have no data").waitFor();
  expect(await axeFindingsInBothSchemes(page), "unknown person").toEqual([]);
});

test("numbers have no findings", async ({ page, owner, server }) => {
  await receiveApplications(server, `Axe ${owner.id.slice(0, 6)}`);
  await page.goto("/numbers");
  const figure = page.getByRole("region", { name: "Applications per week", exact: true });
  await figure.getByText("Table").click();
  expect(await axeFindingsInBothSchemes(page), "numbers").toEqual([]);
  await page.setViewportSize(phone);
  expect(await axeFindingsInBothSchemes(page), "numbers on a phone").toEqual([]);
});
