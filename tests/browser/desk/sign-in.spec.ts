import type { Page } from "@playwright/test";
import { read } from "../../server/desk/review.ts";
import { signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { mailTo } from "../forms.ts";
import { deskOrigin, expect, receiveApplications, signIn, test } from "./desk-test.ts";
import { addVirtualAuthenticator } from "./virtual-authenticator.ts";

/** Leaves the desk's live connection unanswered, so that only what the test does asks the server. */
const holdLiveConnection = (page: Page) => page.route("**/api/live", () => {});

async function askForLink(page: Page, server: RunningServer, email: string) {
  await page.getByRole("textbox", { name: "Your email address" }).fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check the server’s log" })).toBeFocused();
  const { text = "" } = await mailTo(server.dataDir, email);
  return /\/sign-in\/link#[\w-]+/.exec(text)?.[0] ?? "";
}

test("who opens the set-up link of the first start becomes the owner", async ({ browser }) => {
  const server = await startServer({ DESK_PORT: "0" });
  try {
    const page = await browser.newPage({ baseURL: deskOrigin(server) });
    await expect.poll(() => server.log.join("\n")).toMatch(/\/set-up#[\w-]+/);
    const link = /\/set-up#[\w-]+/.exec(server.log.join("\n"))?.[0] ?? "";
    await page.goto(link);
    await page.getByRole("textbox", { name: "Your name" }).fill("Olga Ohlin");
    await page.getByRole("textbox", { name: "Your email address" }).fill("olga@studio.example");
    await page.getByRole("button", { name: "Become the administrator" }).click();
    await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
    await expect(page.getByText("Nothing is waiting for you")).toBeVisible();
    await page.getByRole("link", { name: "Members" }).click();
    await expect(page.getByText("Olga Ohlin (you)")).toBeVisible();
    // It is refused before anything is filled in.
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link does not work" })).toBeFocused();
    await expect(page.getByRole("alert")).toContainText("already has an administrator");
    await page.goto("/set-up");
    await expect(page.getByRole("alert")).toContainText("The address is incomplete");
    await page.close();
  } finally {
    await server.stop();
    await removeData(server);
  }
});

test("a link in a mail signs in once, to the page that was asked for", async ({
  page,
  browser,
  owner,
  server,
}) => {
  const visitor = await browser.newPage({ baseURL: deskOrigin(server) });
  await visitor.goto("/about");
  await expect(visitor.getByRole("heading", { name: "Sign in" })).toBeFocused();
  const link = await askForLink(visitor, server, owner.email);
  await visitor.goto("/sign-in/link");
  await visitor.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(visitor).toHaveURL("/sign-in?next=%2Fabout");
  await visitor.goto(link);
  const signIn = visitor.getByRole("button", { name: "Sign in to the desk" });
  // A request that does not arrive uses no link up.
  await visitor.route("**/api/sign-in/link", (route) => route.abort());
  await signIn.click();
  await expect(visitor.getByRole("alert")).toBeVisible();
  await visitor.unroute("**/api/sign-in/link");
  await signIn.click();
  await expect(visitor.getByRole("heading", { name: "About", level: 1 })).toBeVisible();

  await page.goto(link);
  await page.getByRole("button", { name: "Sign in to the desk" }).click();
  await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  // Who is signed in needs none.
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
  await visitor.close();
});

test("a tab whose session ended goes on once the link of the mail has signed in in another", async ({
  page,
  context,
  server,
  owner,
}) => {
  await holdLiveConnection(page);
  await page.goto("/about");
  await expect(page.getByRole("heading", { name: "About", level: 1 })).toBeVisible();
  await context.clearCookies();
  await page.getByRole("link", { name: "Activity" }).click();
  await expect(page.getByText("your session or your access has ended")).toBeVisible();
  const link = await askForLink(page, server, owner.email);
  const mailed = await context.newPage();
  // Another tab, whose page nobody asked for, comes to the sign-in page, too.
  await mailed.goto("/?mine=1");
  await expect(mailed.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await mailed.goto(link);
  await mailed.getByRole("button", { name: "Sign in to the desk" }).click();
  await expect(mailed.getByRole("heading", { name: "Activity", level: 1 })).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("heading", { name: "Activity", level: 1 })).toBeVisible();
});

test("a passkey is added, signs in without a mail, and is removed", async ({ page, owner }) => {
  await addVirtualAuthenticator(page);
  await page.goto("/account");
  await page.getByRole("textbox", { name: "Name of this device" }).fill("Work laptop");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("button", { name: "Remove the passkey Work laptop" })).toBeVisible();
  // The device has one now.
  await page.getByRole("textbox", { name: "Name of this device" }).fill("Again");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const messages = page.getByRole("region", { name: "Notifications" });
  await expect(messages).toContainText("This device already has a passkey for the desk.");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
  await page.goto("/account");
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue(owner.name);
  await page.getByRole("button", { name: "Remove the passkey Work laptop" }).click();
  await expect(page.getByText("Work laptop")).toHaveCount(0);
});

test("sessions are listed, and end from another browser", async ({ page, browser, owner, server }) => {
  const other = await browser.newContext({ baseURL: deskOrigin(server) });
  const otherPage = await other.newPage();
  // The page of a sign-in that was given up is not asked for any more.
  await otherPage.goto("/about");
  await expect(otherPage.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await otherPage.goto("/sign-in");
  await otherPage.goto(await askForLink(otherPage, server, owner.email));
  await otherPage.getByRole("button", { name: "Sign in to the desk" }).click();
  await expect(otherPage.getByRole("heading", { name: "Inbox" })).toBeVisible();

  await page.goto("/account");
  await page.getByRole("button", { name: "End all others" }).click();
  await expect(page.getByText("All other sessions are ended")).toBeVisible();
  await otherPage.goto("/");
  await expect(otherPage.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await other.close();
});

test("who signs in in a colleague's tab does not get what the colleague is writing", async ({
  page,
  context,
  server,
  owner,
}) => {
  const [reference = ""] = await receiveApplications(server, `Shared ${owner.id.slice(0, 6)}`);
  const colleague = await signedInMember(server, { forms: ["founder"] });
  const note = page.getByRole("textbox", { name: "New note" });
  await page.goto(`/applications/${reference}`);
  await note.fill("Not yet for others");
  await signIn(context, server, colleague);
  await page.reload();
  await expect(note).toHaveValue("");
  await signIn(context, server, owner);
  await page.reload();
  await expect(note).toHaveValue("Not yet for others");

  // Without a reload, when the tab is shown again.
  const reply = page.getByRole("textbox", { name: "Text", exact: true });
  await page.clock.install();
  await page.reload();
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  await reply.fill("Not by others");
  await expect.poll(async () => (await read(owner, reference)).drafts.length).toBe(1);
  await signIn(context, server, colleague);
  await page.clock.fastForward(60_000);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await expect(note).toHaveValue("");
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  await expect(reply).toBeVisible();
  await expect(reply).not.toHaveValue("Not by others");
});

test("signing out in a tab whose session has ended leaves no draft behind", async ({
  page,
  context,
  server,
  owner,
}) => {
  const [reference = ""] = await receiveApplications(server, `Ended ${owner.id.slice(0, 6)}`);
  await page.goto(`/applications/${reference}`);
  await page.getByRole("textbox", { name: "New note" }).fill("About the applicant");
  await holdLiveConnection(page);
  await page.goto("/account");
  const signOut = page.getByRole("button", { name: "Sign out" });
  await signOut.waitFor();
  await context.clearCookies();
  await signOut.click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^draft:/.test(key)));
  await expect.poll(drafts).toEqual([]);
});

test("signing out leaves nothing behind", async ({ page, context, server, owner }) => {
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  // The old cookie does not bring the session back.
  await signIn(context, server, owner);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});
