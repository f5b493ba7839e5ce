import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { removeData, startServer } from "../setup/server.ts";
import { founder, post } from "./founder.ts";
import { operate } from "./operator.ts";
import { startPeer } from "./smtp-peer.ts";
import { stored } from "./stored.ts";

const hour = 60 * 60_000;
const year = 365 * 24 * hour;

/** Settings of a server whose clock is so many milliseconds ahead. */
function wrongClock(ahead: number) {
  const clock = pathToFileURL(path.resolve("tests/setup/wrong-clock.ts")).href;
  return { NODE_OPTIONS: `--import=${clock}`, CLOCK_AHEAD: String(ahead) };
}

test.each([
  ["a year ahead, then put right", year, 0],
  ["right, then a year ahead", 0, year],
])(
  "with a clock %s, mails that failed meanwhile still go out, and nothing is erased",
  async (_, ahead, then) => {
    const away = await startPeer();
    const port = Number(new URL(away.url).port);
    await away.close();
    const first = await startServer({ SMTP_URL: away.url, ...wrongClock(ahead) });
    expect((await post(first.url, founder)).status).toBe(200);
    await expect.poll(() => first.log.filter((line) => line.includes("will be tried again")).length).toBe(2);
    await first.stop();

    const settings = { DATA_DIR: first.dataDir, ...wrongClock(then) };
    // Once more in vain: five days seem to have gone by, but the mails have hardly been tried.
    const second = await startServer({ SMTP_URL: away.url, ...settings });
    await expect.poll(() => second.log.filter((line) => line.includes("will be tried again")).length).toBe(2);
    await second.stop();
    await operate(first.dataDir, "retry");

    const peer = await startPeer({}, port);
    const third = await startServer({ SMTP_URL: peer.url, ...settings });
    await peer.received(2);
    await third.stop();
    await peer.close();
    expect(stored(first.dataDir).map((one) => [one.fields.name, one.status])).toEqual([
      [founder.name, "accepted"],
    ]);
    await removeData(first);
  },
);
