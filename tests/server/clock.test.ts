import { afterEach, expect, test, vi } from "vitest";
import { type MailSystem, startMailSystem } from "./mail-system.ts";
import { operate } from "./operator.ts";
import { startPeer } from "./smtp-peer.ts";

const yearMs = 365 * 24 * 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
});

const retryLogged = ({ log }: MailSystem) =>
  log.filter((line) => line.includes("A mail will be tried again")).length;

test.each([
  ["is a year ahead and then corrected", yearMs, 0],
  ["is correct and then a year ahead", 0, yearMs],
])("mails that failed are still sent when the clock %s", async (_, firstOffsetMs, secondOffsetMs) => {
  const realNow = Date.now();
  const away = await startPeer();
  const port = Number(new URL(away.url).port);
  await away.close();

  vi.useFakeTimers({ toFake: ["Date"], now: realNow + firstOffsetMs });
  const first = await startMailSystem({ SMTP_URL: away.url });
  await first.submit();
  await expect.poll(() => retryLogged(first)).toBe(2);
  await first.stop();

  // Five days seem to have passed, but the mails were tried only once, so they are not given up.
  vi.setSystemTime(realNow + secondOffsetMs);
  const { dataDir } = first;
  const second = await startMailSystem({ SMTP_URL: away.url, DATA_DIR: dataDir });
  await expect.poll(() => retryLogged(second)).toBe(2);
  await second.stop();

  await operate(dataDir, "retry");
  const peer = await startPeer({}, port);
  const third = await startMailSystem({ SMTP_URL: peer.url, DATA_DIR: dataDir });
  await expect.poll(third.mails).toEqual(["applicant sent", "team sent"]);
  await third.remove();
  await peer.close();
});
