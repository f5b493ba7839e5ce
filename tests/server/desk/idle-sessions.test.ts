import { expect, test } from "vitest";
import { dayMs } from "#contract/durations.ts";
import { clockAhead } from "../../setup/clock.ts";
import { signedInMember } from "../../setup/desk.ts";
import { removeData, startServer } from "../../setup/server.ts";

test("a session ends after seven days without a request, and each request prolongs it", async () => {
  const first = await startServer({ DESK_PORT: "0" });
  const { dataDir: DATA_DIR } = first;
  const { cookie } = await signedInMember(first);
  await first.stop();

  /** Asks who is signed in when so many days have passed. */
  async function statusAfter(days: number) {
    const server = await startServer({ DESK_PORT: "0", DATA_DIR, ...clockAhead(days * dayMs) });
    const { status, headers } = await fetch(`${server.deskUrl}/api/me`, { headers: { cookie } });
    await server.stop();
    return { status, cookie: headers.getSetCookie().join() };
  }
  expect(await statusAfter(6.9)).toEqual({
    status: 200,
    cookie: expect.stringMatching(/^desk-session=.+; Max-Age=604800;/),
  });
  expect((await statusAfter(13.8)).status).toBe(200);
  // The browser is told to forget it.
  expect(await statusAfter(20.9)).toEqual({ status: 401, cookie: expect.stringContaining("Max-Age=0") });
  await removeData(first);
});
