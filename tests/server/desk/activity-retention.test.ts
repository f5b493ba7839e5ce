import { afterEach, expect, test, vi } from "vitest";
import type { ActivityPage } from "#contract/desk/activity.ts";
import { dayMs } from "#contract/durations.ts";
import { clockAhead } from "../../setup/clock.ts";
import { signedInMember } from "../../setup/desk.ts";
import { removeData, startServer } from "../../setup/server.ts";
import { applyAsFounder } from "../founder.ts";
import { open } from "./review.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("the activity log is kept for a year and then deleted", async () => {
  const first = await startServer({ DESK_PORT: "0" });
  const { dataDir: DATA_DIR } = first;
  const reference = await applyAsFounder(first);
  await open(await signedInMember(first, { name: "First Reader" }), reference);
  await first.stop();
  const realNow = Date.now();

  /** Whether the log still has the opening, when so many days have passed. */
  async function hasOpening(days: number) {
    const server = await startServer({ DESK_PORT: "0", DATA_DIR, ...clockAhead(days * dayMs) });
    // The operator CLI makes the sign-in link, with the same clock.
    vi.useFakeTimers({ toFake: ["Date"], now: realNow + days * dayMs });
    const owner = await signedInMember(server, { role: "owner" });
    vi.useRealTimers();
    const find = async () => {
      const page = (await (await owner.request("/api/activity")).json()) as ActivityPage;
      return page.entries.some((entry) => entry.actor === "First Reader" && entry.reference === reference);
    };
    return { server, find };
  }
  const before = await hasOpening(364);
  expect(await before.find()).toBe(true);
  await before.server.stop();
  // The server deletes old entries at its start, beside answering.
  const after = await hasOpening(366);
  await expect.poll(after.find).toBe(false);
  await after.server.stop();
  await removeData(first);
});
