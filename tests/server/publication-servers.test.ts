import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentTime, testClock } from "../setup/clock.ts";
import { type EditedSite, editedSite, shownWord } from "../setup/edited-site.ts";
import { freePort } from "../setup/free-port.ts";
import { type RunningServer, removeData } from "../setup/server.ts";
import { newStore } from "./both-stores.ts";

const clock = testClock();

let site: EditedSite;
/** Of each server; a port names it in what it reports. */
let settings: { DATA_DIR: string; PORT: string }[];
let servers: RunningServer[];

const start = () => Promise.all(settings.map((own) => site.start(own)));

beforeAll(async () => {
  site = await editedSite({ ...clock.settings, ...(await newStore("PostgreSQL")) });
  settings = await Promise.all(
    [1, 2].map(async () => ({
      DATA_DIR: await mkdtemp(path.join(tmpdir(), "server-")),
      PORT: String(await freePort()),
    })),
  );
  servers = await start();
});
afterAll(async () => {
  for (const server of servers) {
    await server.stop();
    await removeData(server);
  }
  await site.remove();
  clock.remove();
});

/** When each server first answers as wanted, on the test's clock. */
const firstTimes = (isWanted: (url: string) => Promise<boolean>) =>
  Promise.all(
    servers.map(async ({ url }) => {
      while (!(await isWanted(url))) await wait(10);
      return clock.nowMs();
    }),
  );

test("all servers follow a publication within two seconds of each other, and the command names them", async () => {
  for (const word of ["followed-1", "followed-2"]) {
    await site.setWord(word);
    const shown = firstTimes(async (url) => (await shownWord(url)) === word);
    const { status, output } = await site.run(["publish", "--yes"]);
    expect(status, output).toBe(0);
    expect(output.match(/ shows it\.$/gm), output).toHaveLength(2);
    const times = await shown;
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(2_000);
  }
});

test("a scheduled change appears on every server within one second of its time, and never before", async () => {
  const dueMs = clock.inMinutes(2);
  await site.setArticle("scheduled", `publishAt: ${contentTime(dueMs)}`);
  const { status, output } = await site.run(["publish", "--yes"]);
  expect(status, output).toBe(0);
  for (const server of servers) await server.stop();
  // As much time as they need to start, and to render what is due, on a busy machine.
  clock.set(dueMs - 40_000);
  servers = await start();
  expect(clock.nowMs()).toBeLessThan(dueMs);
  const times = await firstTimes(async (url) => (await fetch(`${url}/insights/scheduled`)).status === 200);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(dueMs);
  expect(Math.max(...times) - dueMs).toBeLessThanOrEqual(1_000);
});
