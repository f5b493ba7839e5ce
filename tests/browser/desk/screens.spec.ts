import path from "node:path";
import type { Route } from "@playwright/test";
import Database from "better-sqlite3";
import type { MailList } from "#contract/desk/mails.ts";
import { honeypot } from "#contract/honeypot.ts";
import { founder, post } from "../../server/founder.ts";
import { expect, receiveApplications, test } from "./desk-test.ts";

test("a screen that cannot be loaded says so, and leaves the navigation in place", async ({
  page,
  owner,
}) => {
  await page.route("**/assets/Members-*.js", (route) => route.abort());
  await page.goto(`/?q=${owner.id}`);
  await page.getByRole("link", { name: "Members" }).click();
  await expect(page.getByRole("alert")).toContainText("This screen cannot be shown");
  await page.getByRole("link", { name: "Inbox" }).click();
  await expect(page.getByRole("heading", { name: "Inbox", level: 1 })).toBeVisible();
});

test("a quarantined application is released into the inbox, another erased", async ({
  page,
  owner,
  server,
}) => {
  const tag = owner.id.slice(0, 6);
  for (const name of [`Released ${tag}`, `Erased ${tag}`]) {
    await post(server.url, {
      ...founder,
      name,
      email: `${name.replace(" ", ".")}@example.se`,
      [honeypot]: "x",
    });
  }
  await page.goto("/quarantine");
  const release = page.getByRole("button", { name: `Release Released ${tag}` });
  await release.click();
  await expect(page.getByRole("link", { name: `Released ${tag}` })).toHaveCount(0);
  // The place in the list is kept.
  await expect(page.locator("li:focus, li :focus")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`Released ${tag} is back in quarantine`)).toBeVisible();
  // Its answer is lost: it is sent again, and can be undone like any other.
  const loseAnswer = (route: Route) => route.fetch().then(() => route.abort());
  await page.route("**/release", loseAnswer, { times: 1 });
  await release.click();
  await expect(page.getByText(`Released ${tag} is in the inbox`).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(page.getByRole("link", { name: `Released ${tag}` })).toHaveCount(0);

  await page.getByRole("button", { name: `Erase Erased ${tag}` }).click();
  const dialog = page.getByRole("dialog", { name: `Erase Erased ${tag}?` });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await dialog.getByRole("button", { name: "Erase", exact: true }).click();
  await expect(page.getByRole("link", { name: `Erased ${tag}` })).toHaveCount(0);
  await expect(page.locator("li:focus, li :focus, h1:focus")).toHaveCount(1);

  await page.goto(`/?q=${tag}`);
  await expect(page.getByRole("row").getByRole("link", { name: `Released ${tag}` })).toBeVisible();
  await expect(page.getByRole("row").getByRole("link", { name: `Erased ${tag}` })).toHaveCount(0);
});

test("mails are listed with what they are about", async ({ page, owner, server }) => {
  const [reference = ""] = await receiveApplications(server, `Mailed ${owner.id.slice(0, 6)}`);
  await page.goto("/mails");
  const row = page.getByRole("row", { name: reference }).filter({ hasText: "Confirmation" });
  await expect(row).toBeVisible();
  await page.getByRole("navigation", { name: "Emails by state" }).getByRole("link", { name: "Sent" }).click();
  await expect(page).toHaveURL("/mails?state=sent");
  await expect(row).toContainText("Sent");
  await row.getByRole("link", { name: reference }).click();
  await expect(page).toHaveURL(`/applications/${reference}`);
});

test("among all mails, those that failed come first", async ({ page, owner, server }) => {
  const tag = owner.id.slice(0, 6);
  const [failed = ""] = await receiveApplications(server, `Refused ${tag}`);
  const isSent = async () =>
    ((await (await owner.request("/api/mails?state=sent")).json()) as MailList).mails.some(
      ({ reference }) => reference === failed,
    );
  await expect.poll(isSent).toBe(true);
  const database = new Database(path.join(server.dataDir, "applications.db"));
  database
    .prepare(
      "update mails set state = 'failed' where state = 'sent' and submissionId = (select id from submissions where reference = ?)",
    )
    .run(failed);
  database.close();
  await receiveApplications(server, `Newer ${tag}`);
  await page.goto("/mails");
  await expect(page.getByRole("row").nth(1)).toContainText("Failed");
  await expect(page.getByRole("row", { name: failed }).first()).toBeVisible();
});

test("everything about a person is shown, downloaded and erased", async ({ page, owner, server }) => {
  const name = `Person ${owner.id.slice(0, 6)}`;
  const [reference] = await receiveApplications(server, name);
  const email = `${name.toLowerCase().replace(" ", ".")}@example.se`;
  await page.goto("/person");
  await page.getByRole("textbox", { name: "Email address of the person" }).fill(email);
  await page.keyboard.press("Enter");
  const person = page.getByRole("region", { name });
  await expect(person).toContainText("1 application with every field");
  // The browser's history gets no address of a person.
  await expect(page).toHaveURL(`/person?reference=${reference}`);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    person.getByRole("link", { name: "Download", exact: true }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toContain(reference);

  await person.getByRole("button", { name: "Erase" }).click();
  const dialog = page.getByRole("dialog", { name: "Erase everything about this person?" });
  await expect(dialog.getByRole("listitem")).toContainText(["1 application with every field"]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await person.getByRole("button", { name: "Erase" }).click();
  await dialog.getByRole("button", { name: "Erase everything" }).click();
  await expect(page.getByText(`The data about ${email} is erased`).first()).toBeVisible();
  await page.getByRole("textbox", { name: "Email address of the person" }).fill(email);
  await page.keyboard.press("Enter");
  await expect(page.getByText("We have no data about this address")).toBeVisible();
});

test("each plot has its figures as a table, which is downloaded", async ({ page, owner, server }) => {
  await receiveApplications(server, `Counted ${owner.id.slice(0, 6)}`);
  await page.goto("/numbers");
  const figure = page.getByRole("region", { name: "Applications per week", exact: true });
  await expect(figure.locator("svg .recharts-bar-rectangle").first()).toBeAttached();
  await figure.getByText("Table").click();
  await expect(figure.getByRole("columnheader", { name: "Founders" })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    figure.getByRole("button", { name: "Download as CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Applications per week.csv");

  const until = page.getByLabel("to", { exact: true });
  await page.getByLabel("From", { exact: true }).fill("2020-01-01");
  // A wrong date changes nothing.
  await until.fill("2020-02-31");
  await until.blur();
  await expect(until).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveURL(/since=2020-01-01/);
  await until.fill("2020-02-01");
  await expect(page.getByText("No applications in this period")).toBeVisible();
  await expect(page).toHaveURL(/until=2020-02-01/);
});

test("a phone's menu opens the screens that the bar has no room for", async ({ ownerPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Members" }).click();
  await expect(page).toHaveURL("/members");
  await expect(page.getByRole("menu")).toBeHidden();
});
