import { axeFindingsInBothSchemes } from "../axe.ts";
import { holdRequests } from "../hold-requests.ts";
import { expect, receiveApplications, test } from "./desk-test.ts";

// What is loading is shown late, unless motion is reduced.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Each screen and the request that it waits for. */
const screens = [
  { path: "/?all", request: "**/api/applications?*" },
  { path: "/quarantine", request: "**/api/applications?*" },
  { path: "/mails", request: "**/api/mails" },
  { path: "/person?reference=unknown", request: "**/api/person?*" },
  { path: "/numbers", request: "**/api/numbers" },
  { path: "/members", request: "**/api/members" },
  { path: "/activity", request: "**/api/activity" },
  { path: "/about", request: "**/api/about" },
];

test("screens that load, or could not, have no findings", async ({ page, owner, server }) => {
  test.slow();
  const [reference] = await receiveApplications(server, `Axe ${owner.id.slice(0, 6)}`);
  const application = {
    path: `/applications/${reference}`,
    request: `**/api/applications/${reference}`,
  };
  for (const { path, request } of [...screens, application]) {
    const fail = await holdRequests(page, request, (route) =>
      route.fulfill({ status: 500, json: { message: "It failed." } }),
    );
    await page.goto(path);
    await expect(page.getByRole("status").filter({ hasText: "…" })).toBeVisible();
    expect(await axeFindingsInBothSchemes(page), `${path} while it loads`).toEqual([]);
    fail();
    const retry = page.getByRole("button", { name: "Try again" });
    await expect(retry).toBeVisible();
    await expect(page.getByText("It failed.")).toBeVisible();
    expect(await axeFindingsInBothSchemes(page), `${path} when it could not`).toEqual([]);
    await page.unroute(request);
    await retry.click();
    await expect(retry).toHaveCount(0);
  }
});
