import { expect, test } from "vitest";
import { readMail } from "#content-model/mail.ts";
import { readStages } from "#content-model/stages.ts";
import { dayMs } from "#contract/durations.ts";
import { fillIn } from "#contract/fill-in.ts";
import { startDigest } from "#server/mail/regular-mails.ts";
import type { ServerStore } from "#server/store/store.ts";
import { previousWorkingDay } from "#server/submissions/desk/inbox/working-days.ts";
import { fastRetries, startMailSystem } from "../mail-system.ts";
import { startPeer } from "../smtp-peer.ts";
import { setUpTestDatabase } from "../test-database.ts";
import { openTestStore, submit } from "../test-store.ts";

const database = setUpTestDatabase();
const { digest: texts } = await readMail();

const [{ id: stage } = { id: "" }] = (await readStages()).founder;
const monday = Date.parse("2026-11-23T07:00:00Z");

/** Eight in Stockholm, in milliseconds. */
const eightOclock = (date: Temporal.PlainDate) =>
  date.toZonedDateTime({ timeZone: "Europe/Stockholm", plainTime: "08:00" }).epochMilliseconds;

/** Adds a member who wants the digest. */
async function addReader({ members }: ServerStore, name: string, forms: ("founder" | "partner")[]) {
  const member = await members.insert({
    name,
    email: `${name.toLowerCase()}@studio.example`,
    role: "member",
    forms,
  });
  await members.update(member.id, { digest: true });
  return member;
}

/** Starts a server's digest worker. `looks` counts how often it has looked. */
function startWorkerAt(store: ServerStore, time: { nowMs: number }) {
  const worker = { looks: 0 };
  const started = startDigest({
    store,
    log: { info: () => {}, warn: () => {} },
    onMailQueued: () => {},
    intervalMs: 20,
    now() {
      worker.looks++;
      return time.nowMs;
    },
  });
  database.cleanUp.push(started.stop);
  return worker;
}

/** The digests that were queued, the latest first. */
const digestsOf = async ({ mailList }: ServerStore) =>
  (await mailList.page({ viewerId: "" }, 100)).filter(({ kind }) => kind === "digest");
const readersOf = async (store: ServerStore) => (await digestsOf(store)).map(({ memberId }) => memberId);

test("several servers queue one digest a day for each member who wants it, in place of one not sent yet", async () => {
  const stores = await Promise.all([1, 2, 3].map(() => openTestStore({ DATABASE_URL: database.url })));
  for (const { remove } of stores) database.cleanUp.push(remove);
  const [{ store }] = stores as [(typeof stores)[0]];
  const reader = await addReader(store, "Rut", ["founder"]);
  const removed = await addReader(store, "Removed", ["founder"]);
  await store.members.update(removed.id, { removedAt: monday });
  await store.members.insert({ name: "Quiet", email: "q@studio.example", role: "owner", forms: [] });

  const time = { nowMs: monday - 1 };
  const workers = stores.map((one) => startWorkerAt(one.store, time));
  const haveLooked = async () => {
    const before = workers.map(({ looks }) => looks);
    await expect.poll(() => workers.every(({ looks }, index) => looks > (before[index] ?? 0) + 2)).toBe(true);
  };
  await haveLooked();
  expect(await readersOf(store)).toEqual([]);
  time.nowMs = monday;
  await haveLooked();
  expect(await readersOf(store)).toEqual([reader.id]);
  time.nowMs = monday + dayMs;
  await haveLooked();
  expect(await readersOf(store)).toEqual([reader.id, reader.id]);
  expect((await digestsOf(store)).map(({ state }) => state)).toEqual(["queued", "cancelled"]);
  // A server whose clock is years ahead claims a date of its own, once.
  time.nowMs = eightOclock(previousWorkingDay(Temporal.PlainDate.from("2031-05-14")));
  await haveLooked();
  expect(await readersOf(store)).toHaveLength(3);
  for (const days of [1, 2]) {
    time.nowMs = monday + days * dayMs;
    await haveLooked();
    expect(await readersOf(store)).toHaveLength(2 + days);
  }
  // A Saturday.
  time.nowMs = monday + 5 * dayMs;
  await haveLooked();
  expect(await readersOf(store)).toHaveLength(4);
});

test("the digest counts what waits in the member's forms, and is not sent when nothing does", async () => {
  const peer = await startPeer();
  database.cleanUp.push(peer.close);
  const system = await startMailSystem({ SMTP_URL: peer.url }, { retrySchedule: fastRetries });
  database.cleanUp.push(system.remove);
  const { store } = system;
  const rut = await addReader(store, "Rut", ["founder"]);
  await addReader(store, "Pia", ["partner"]);
  const submitted = await store.submissions.findByReference(await submit(store));
  await store.review.change(submitted?.id ?? "", 1, { assigneeId: rut.id, stage });
  await submit(store, { message: "Another one" });
  await submit(store, { message: "Spam" }, undefined, { suspicious: true });
  await peer.received(4);

  // What has just come in is new since the digest before this one, which is due already.
  const today = Temporal.Now.plainDateISO("Europe/Stockholm");
  startWorkerAt(store, { nowMs: eightOclock(previousWorkingDay(today)) });
  await expect
    .poll(async () => (await digestsOf(store)).map(({ state }) => state).sort())
    .toEqual(["cancelled", "sent"]);
  const digests = peer.mails.slice(4);
  expect(digests).toHaveLength(1);
  const [mail] = digests;
  expect(mail).toMatchObject({ subject: fillIn(texts.subject, { new: 2, late: 0 }) });
  expect(mail?.text).toContain(`${texts.new}: 2`);
  expect(mail?.text).toContain(`${texts.mine}: 1`);
  expect(mail?.text).toContain("/?mine=1");
  expect(mail?.text).not.toContain(texts.mineLate);
  expect(mail?.text).toContain(`${texts.quarantined}: 1`);
  expect(mail?.text).not.toContain(texts.late);
  expect(mail?.text).toContain("/quarantine");
  expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
});
