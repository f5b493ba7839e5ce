import { afterEach, expect, test, vi } from "vitest";
import { dayMs, minuteMs } from "#contract/durations.ts";
import { readSettings } from "#server/settings.ts";
import { startCleanup } from "#server/store/cleanup.ts";
import { startRetention } from "#server/submissions/retention.ts";
import { testClock } from "../setup/clock.ts";
import { removeData, startServer } from "../setup/server.ts";
import { newStore, storeKinds } from "./both-stores.ts";
import { founder, post } from "./founder.ts";
import { type MailSystem, startMailSystem } from "./mail-system.ts";
import { operate } from "./operator.ts";
import { startPeer } from "./smtp-peer.ts";
import { addMember, openTestStore, submit } from "./test-store.ts";

const yearMs = 365 * dayMs;

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

test("forms are stored again after a window in which the clock was a day ahead", async () => {
  const clock = testClock();
  clock.set(Date.now() + dayMs);
  const server = await startServer({ ...clock.settings, RATE_LIMIT: "1/2s" });
  const statusOfForm = async () => (await post(server.url, founder)).status;
  expect(await statusOfForm()).toBe(200);
  clock.set(Date.now());
  await expect.poll(statusOfForm, { timeout: 20_000 }).toBe(200);
  await server.stop();
  await removeData(server);
  clock.remove();
});

test.each(storeKinds)("after a day ahead, addresses are counted anew (%s)", async (kind) => {
  const { store, remove } = await openTestStore(await newStore(kind));
  const count = async () => (await store.rateLimits.increment("192.0.2.1", minuteMs)).count;
  const realNow = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: realNow + dayMs });
  expect([await count(), await count()]).toEqual([1, 2]);
  vi.setSystemTime(realNow);
  expect([await count(), await count()]).toEqual([1, 2]);
  // Other servers' clocks are a little behind.
  vi.setSystemTime(realNow - minuteMs / 2);
  expect(await count()).toBe(3);
  await remove();
});

test("drafts, attachments and sessions outlive a start with the clock 40 days ahead", async () => {
  const { store, dataDir, remove } = await openTestStore();
  const settings = readSettings({ DATA_DIR: dataDir });
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  /** What a server deletes at its start. */
  async function start() {
    await startCleanup(store, dataDir, log).stop();
    await startRetention({ store, settings, log }).stop();
  }
  const realNow = Date.now();
  const { id: authorId } = await addMember(store, "author");
  const submission = await store.submissions.findByReference(await submit(store));
  const submissionId = submission?.id ?? "";
  const token = await store.sessions.create(authorId, "");
  const text = { template: "blank", subject: "Hello", text: "Half a sentence", version: 1 };
  await store.replyDrafts.save({ submissionId, authorId, ...text, updatedAt: realNow });
  const described = { name: "a.pdf", type: "application/pdf", size: 4, checked: "clean" as const };
  const content = Buffer.from("%PDF");
  await store.replyFiles.insert({
    ...{ id: "file", submissionId, authorId, replyId: null },
    ...{ ...described, content, addedAt: realNow },
  });
  const kept = async () => [
    (await store.replyDrafts.ofSubmissions([submissionId])).length,
    (await store.replyFiles.ofSubmissions([submissionId])).length,
  ];

  await start();
  vi.useFakeTimers({ toFake: ["Date"], now: realNow + 40 * dayMs });
  await start();
  vi.setSystemTime(realNow);
  await start();
  expect(await kept()).toEqual([1, 1]);
  expect(await store.sessions.use(token)).toBeDefined();

  // When the days have passed, they are deleted.
  vi.setSystemTime(realNow + 40 * dayMs);
  await start();
  await start();
  expect(await kept()).toEqual([1, 1]);
  vi.setSystemTime(realNow + 41 * dayMs);
  await start();
  expect(await kept()).toEqual([0, 0]);
  expect(await store.metadata.isCompactionDue()).toBe(true);
  vi.setSystemTime(realNow);
  expect(await store.sessions.use(token)).toBeUndefined();
  await remove();
});
