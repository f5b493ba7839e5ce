import type { BrowserContext, Page } from "@playwright/test";
import { founder, post, referenceOf } from "../../server/founder.ts";
import { applyForJob, pdf } from "../../server/job-application.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { test as base, expect } from "../test.ts";

type DeskFixtures = {
  /** An owner, signed in in the test's own context. */
  owner: SignedInMember;
  /** The test's page, with an owner signed in. */
  ownerPage: Page;
};

/** Playwright's `test` with a server that has a desk, one for each worker. Paths are relative to the desk. */
export const test = base.extend<DeskFixtures, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const server = await startServer({ DESK_PORT: "0" });
      await use(server);
      await server.stop();
      await removeData(server);
    },
    { scope: "worker" },
  ],
  baseURL: ({ server }, use) => use(deskOrigin(server)),
  owner: async ({ server, context }, use) => {
    const owner = await signedInMember(server, { role: "owner" });
    await signIn(context, server, owner);
    await use(owner);
  },
  ownerPage: ({ page, owner: _ }, use) => use(page),
});

export { expect };

/** The desk's address with a host name, which passkeys need. */
export const deskOrigin = ({ deskUrl }: RunningServer) => deskUrl.replace("127.0.0.1", "localhost");

/** The cookies of a member's session. */
export const cookiesOf = ({ cookie }: SignedInMember) =>
  cookie.split("; ").map((one) => {
    const separator = one.indexOf("=");
    return { name: one.slice(0, separator), value: one.slice(separator + 1) };
  });

/** Gives a browser the session of a member. */
export async function signIn(context: BrowserContext, server: RunningServer, member: SignedInMember) {
  await context.addCookies(cookiesOf(member).map((cookie) => ({ ...cookie, url: deskOrigin(server) })));
}

/** Sends founder applications with these names. @returns their references */
export async function receiveApplications(server: RunningServer, ...names: string[]) {
  const references: string[] = [];
  for (const name of names) {
    const email = `${name
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join(".")}@example.se`;
    references.push(await referenceOf(await post(server.url, { ...founder, name, email })));
  }
  return references;
}

/** Sends a job application with a resume; with the same name it is the same one. @returns its reference */
export const receiveJobApplication = async (server: RunningServer, name = "Åsa Öberg") =>
  referenceOf(await applyForJob(server.url, pdf("resume"), "cv.pdf", {}, { name }));

/** The link of an application in the list. */
export const rowLink = (page: Page, name: string) => page.getByRole("row").getByRole("link", { name });

/** Decides to accept an open job application, with the merits that decided; the answer is then being written. */
export async function decideToHire(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Decide …" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Accept" }).check();
  const texts = ["Fixture career One", "Education", "Professional experience", "Other qualifications"];
  for (const name of texts) await dialog.getByRole("textbox", { name }).fill("It decided.");
  await dialog.getByRole("button", { name: "Decide and write the answer" }).click();
  await expect(page.getByRole("textbox", { name: "Text", exact: true })).toBeVisible();
}
