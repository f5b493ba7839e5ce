import path from "node:path";
import Database from "better-sqlite3";
import { simpleParser } from "mailparser";
import { afterEach, expect, test } from "vitest";
import { newDatabase } from "./databases.ts";
import { type MailSystem, startMailSystem } from "./mail-system.ts";
import { startPeer } from "./smtp-peer.ts";

const cleanUp: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

/** A mail server that reads each mail but accepts it only after `accept` is called. */
async function startHoldingPeer() {
  const held: string[] = [];
  const { promise: accepted, resolve: accept } = Promise.withResolvers<void>();
  const peer = await startPeer({
    onData(stream, _session, done) {
      simpleParser(stream).then(async ({ messageId = "" }) => {
        held.push(messageId);
        await accepted;
        done();
      }, done);
    },
  });
  cleanUp.push(peer.close);
  return { url: peer.url, held, accept };
}

/** A mail system whose two mails are accepted while another connection locks its database. */
async function sendWhileLocked() {
  const peer = await startHoldingPeer();
  const system = await startMailSystem({ SMTP_URL: peer.url });
  cleanUp.push(system.remove);
  await system.submit();
  await expect.poll(() => peer.held).toHaveLength(2);
  const locker = new Database(path.join(system.dataDir, "applications.db"));
  locker.exec("begin immediate");
  peer.accept();
  await expect.poll(() => system.log.join("\n")).toContain("A mail's outcome cannot be written down yet");
  const unlock = () => {
    locker.exec("rollback");
    locker.close();
  };
  return { peer, system, unlock };
}

const states = async ({ store }: MailSystem) =>
  Object.fromEntries((await store.statistics.mailsByState()).map(({ state, count }) => [state, count]));

test("mails accepted while the database is locked are recorded as sent once it is unlocked", async () => {
  const { peer, system, unlock } = await sendWhileLocked();
  expect(await states(system)).toEqual({ queued: 2 });
  unlock();
  await expect.poll(() => states(system)).toEqual({ sent: 2 });
  await system.outbox.stop();
  expect(peer.held).toHaveLength(2);
  expect(new Set(peer.held).size).toBe(2);
});

test("an outbox that stops while the database is locked still records what was sent", async () => {
  const { system, unlock } = await sendWhileLocked();
  const stopped = system.outbox.stop();
  unlock();
  await stopped;
  expect(await states(system)).toEqual({ sent: 2 });
});

test("a mail that takes longer than its lease is not sent by another server", async () => {
  const peer = await startHoldingPeer();
  const settings = { DATABASE_URL: await newDatabase(), SMTP_URL: peer.url };
  const leaseMs = 1_500;
  const start = async () => {
    const system = await startMailSystem(settings, { leaseMs });
    cleanUp.push(system.remove);
    return system;
  };
  const first = await start();
  await first.submit();
  await expect.poll(() => peer.held).toHaveLength(2);
  const leases = async () => {
    const submissions = await first.store.submissions.list({});
    const mails = await first.store.mails.ofSubmissions(submissions.map(({ id }) => id));
    return mails.map(({ leaseUntil }) => leaseUntil ?? 0);
  };
  // Both leases were renewed for longer than they would have lasted.
  const firstLeaseEnd = Math.max(...(await leases()));
  await expect.poll(async () => Math.min(...(await leases()))).toBeGreaterThan(firstLeaseEnd + leaseMs);
  // The first outbox waits for its mails, so only another one sends these.
  await first.submit({ message: "meanwhile" });
  await start();
  await expect.poll(() => peer.held).toHaveLength(4);
  peer.accept();
  await expect.poll(() => states(first)).toEqual({ sent: 4 });
  expect(peer.held).toHaveLength(4);
  expect(new Set(peer.held).size).toBe(4);
});

test("a lease that was lost is logged", async () => {
  const peer = await startHoldingPeer();
  const system = await startMailSystem({ SMTP_URL: peer.url }, { leaseMs: 300 });
  cleanUp.push(system.remove);
  await system.submit();
  await expect.poll(() => peer.held).toHaveLength(2);
  const database = new Database(path.join(system.dataDir, "applications.db"));
  database.exec("update mails set leaseOwner = 'another server'");
  database.close();
  await expect.poll(() => system.log.join("\n")).toContain("A mail's lease was lost");
  peer.accept();
});
