import type { Page } from "@playwright/test";
import { expect, receiveApplications, rowLink, test } from "./desk-test.ts";

/** Opens tabs of one browser; the server speaks HTTP/1.1, for which a browser has six connections. */
async function openTabs(first: Page, count: number) {
  const tabs = [first];
  while (tabs.length < count) tabs.push(await first.context().newPage());
  const connected = Promise.any(
    tabs.map((tab) => tab.waitForResponse((response) => response.url().endsWith("/api/live"))),
  );
  for (const tab of tabs) {
    await tab.goto("/?all");
    await expect(tab.getByRole("heading", { name: "Inbox" })).toBeVisible();
  }
  return { tabs, connection: await connected };
}

test("eight tabs of one browser load and see changes, also when the connected one is closed", async ({
  page,
  owner,
  server,
}) => {
  test.slow();
  const { tabs, connection } = await openTabs(page, 8);
  const before = `Before ${owner.id.slice(0, 6)}`;
  await receiveApplications(server, before);
  for (const tab of tabs) await expect(rowLink(tab, before)).toBeVisible();

  const connectedTab = connection.frame().page();
  const others = tabs.filter((tab) => tab !== connectedTab);
  const connectedAgain = Promise.any(
    others.map((tab) => tab.waitForResponse((response) => response.url().endsWith("/api/live"))),
  );
  await connectedTab.close();
  await connectedAgain;
  const after = `After ${owner.id.slice(0, 6)}`;
  await receiveApplications(server, after);
  for (const tab of others) await expect(rowLink(tab, after)).toBeVisible();
});
