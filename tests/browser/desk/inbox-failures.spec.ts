import { liveHeartbeatMs } from "#contract/desk/live.ts";
import { operateWith } from "../../server/operator.ts";
import { signedInMember } from "../../setup/desk.ts";
import { expect, receiveApplications, rowLink, test } from "./desk-test.ts";

test("of two people who change the same, the second is told and overwrites nothing", async ({
  page,
  owner,
  server,
}) => {
  const colleague = await signedInMember(server, {
    role: "member",
    forms: ["founder"],
    name: "Quick Colleague",
  });
  const name = `Wanted ${owner.id.slice(0, 6)}`;
  const [reference = ""] = await receiveApplications(server, name);
  // Without live changes, as at the moment in which a colleague is quicker.
  await page.route("**/api/live", (route) => route.abort());
  await page.goto(`/?q=${reference}`);
  await rowLink(page, name).waitFor();
  const change = { targets: [{ reference, version: 1 }], change: { assigneeId: colleague.id } };
  const response = await colleague.request("/api/applications", { method: "PATCH", body: change });
  expect(response.status).toBe(200);

  await page.keyboard.press("j");
  await page.keyboard.press("e");
  const message = page.getByRole("region", { name: "Notifications" });
  await expect(message).toContainText(`${name} was not changed`);
  await expect(message).toContainText("A colleague has assigned it to Quick Colleague in the meantime.");
  await expect(page.getByRole("row", { name })).toContainText("Quick Colleague");
});

test("changes made without a connection are shown, and stored when it is back", async ({
  page,
  owner,
  server,
  context,
}) => {
  const name = `Offline ${owner.id.slice(0, 6)}`;
  const [reference = ""] = await receiveApplications(server, name);
  await page.goto(`/?q=${reference}`);
  await rowLink(page, name).waitFor();
  await context.setOffline(true);
  const notice = page.getByText("Not connected.");
  await expect(notice).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  await expect(page.getByRole("row", { name }).getByRole("img", { name: "Archived" })).toBeVisible();
  await expect(page.getByText("1 change is waiting to be saved: please leave this tab open.")).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(page.getByText(`${name}: archived`)).toBeVisible();
  const { application } = await (await owner.request(`/api/applications/${reference}`)).json();
  expect(application.isArchived).toBe(true);
});

test("a network that fails silently is told", async ({ page, owner, server }) => {
  const name = `Silent ${owner.id.slice(0, 6)}`;
  const [reference = ""] = await receiveApplications(server, name);
  await page.clock.install();
  await page.goto(`/?q=${reference}`);
  await rowLink(page, name).waitFor();
  const notice = page.getByText("Not connected.");
  process.kill(server.pid, "SIGSTOP");
  try {
    await page.clock.fastForward(2 * liveHeartbeatMs);
    await expect(notice).toBeVisible();
  } finally {
    process.kill(server.pid, "SIGCONT");
  }
  await expect(notice).toHaveCount(0);
});

test("a refused change is taken back, with the reason", async ({ page, owner, server }) => {
  const name = `Erased ${owner.id.slice(0, 6)}`;
  const [reference = ""] = await receiveApplications(server, name);
  await page.route("**/api/live", (route) => route.abort());
  await page.goto(`/?q=${reference}`);
  await rowLink(page, name).waitFor();
  await operateWith(server.storeSettings, "erase", reference, "--yes");
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(`${name} was not changed`);
});

test("a further page of the list is asked for once when it is refused", async ({ page, owner, server }) => {
  const [reference = ""] = await receiveApplications(server, `Last ${owner.id.slice(0, 6)}`);
  // Read already, since showing it as read changes the list, and a changed list asks again.
  await owner.request(`/api/applications/${reference}/open`, { method: "POST" });
  let count = 0;
  await page.route("**/api/live", (route) => route.abort());
  await page.route("**/api/applications?*", async (route) => {
    if (route.request().url().includes("cursor=")) {
      count++;
      return route.fulfill({ status: 422, json: { message: "Not today." } });
    }
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), nextCursor: "1" } });
  });
  await page.goto(`/applications/${reference}?q=${reference}`);
  await expect.poll(() => count).toBeGreaterThan(0);
  // As long as further requests would take.
  for (let round = 0; round < 10; round++) await page.evaluate(() => fetch("/api/stages"));
  expect(count).toBe(1);
});

test("a further page that cannot be loaded is told, and asked for again on demand", async ({
  page,
  owner,
  server,
}) => {
  const name = `Only ${owner.id.slice(0, 6)}`;
  const [reference = ""] = await receiveApplications(server, name);
  await page.route("**/api/live", (route) => route.abort());
  let isRefusing = true;
  let count = 0;
  const last = { applications: [], entries: [], nextCursor: null };
  await page.route(/\/api\/(applications|activity)(\?|$)/, async (route) => {
    if (!route.request().url().includes("cursor=")) {
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), nextCursor: "1" } });
    }
    count++;
    return isRefusing
      ? route.fulfill({ status: 500, json: { message: "Not now." } })
      : route.fulfill({ json: last });
  });
  await page.goto(`/?q=${reference}`);
  const alert = page.getByRole("alert").filter({ hasText: "could not be loaded. Not now." });
  await expect(alert).toBeVisible();
  expect(count).toBe(1);
  isRefusing = false;
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toHaveCount(0);
  await expect(rowLink(page, name)).toBeFocused();
  expect(count).toBe(2);

  isRefusing = true;
  await page.goto("/activity");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(alert).toBeVisible();
  isRefusing = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
});

test("a change after the session has ended leads to the sign-in page", async ({
  page,
  owner,
  server,
  context,
}) => {
  const name = `Kept ${owner.id.slice(0, 6)}`;
  const [reference = ""] = await receiveApplications(server, name);
  await page.goto(`/?q=${reference}`);
  await rowLink(page, name).waitFor();
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await context.addCookies(cookies);
  await page.goto(`/?q=${reference}`);
  await expect(rowLink(page, name)).toBeVisible();
});
