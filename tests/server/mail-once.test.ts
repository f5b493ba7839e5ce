import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Database from "better-sqlite3";
import type { FastifyBaseLogger } from "fastify";
import { simpleParser } from "mailparser";
import { afterEach, expect, test } from "vitest";
import { startOutbox } from "#server/mail/outbox.ts";
import { openTransport } from "#server/mail/transport.ts";
import { createMetrics } from "#server/metrics/metrics.ts";
import { readServerData } from "#server/server-data.ts";
import { readSettings } from "#server/settings.ts";
import { openStore } from "#server/store/store.ts";
import { receive } from "#server/submissions/receive.ts";
import { startPostgres } from "../setup/postgres.ts";
import { removeData, startServer } from "../setup/server.ts";
import { fixtureDist } from "../setup/sites.ts";
import { founder, post } from "./founder.ts";
import { logged } from "./logged.ts";
import { startPeer } from "./smtp-peer.ts";
import { stored } from "./stored.ts";

const cleanUp: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

/** A mail server that has read each mail and says yes only once it is let go. */
async function startHoldingPeer() {
  const held: string[] = [];
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  const peer = await startPeer({
    onData(stream, _session, done) {
      simpleParser(stream).then(async ({ messageId = "" }) => {
        held.push(messageId);
        await letGo;
        done();
      }, done);
    },
  });
  cleanUp.push(peer.close);
  return { url: peer.url, held, letGo: resolve };
}

/** A server whose two mails are taken while another program holds its database. */
async function sendUnderLock() {
  const peer = await startHoldingPeer();
  const server = await startServer({ SMTP_URL: peer.url });
  cleanUp.push(() => removeData(server));
  await post(server.url, founder);
  await expect.poll(() => peer.held.length, { timeout: 30_000 }).toBe(2);
  const locker = new Database(path.join(server.dataDir, "applications.db"));
  locker.exec("begin immediate");
  peer.letGo();
  await logged(server, "A mail's outcome cannot be written down yet");
  const unlock = () => {
    locker.exec("rollback");
    locker.close();
  };
  const states = () => stored(server.dataDir).flatMap((one) => one.mails.map(({ state }) => state));
  return { peer, server, unlock, states };
}

test("mails that are taken while another program holds the database are written down as sent once it lets go", async () => {
  const { peer, server, unlock, states } = await sendUnderLock();
  expect(states()).toEqual(["queued", "queued"]);
  unlock();
  await expect.poll(states, { timeout: 30_000 }).toEqual(["sent", "sent"]);
  expect(await server.stop()).toBe(0);
  expect(new Set(peer.held).size).toBe(2);
  expect(peer.held).toHaveLength(2);
});

test("a server that is asked to stop meanwhile still writes down what was sent", async () => {
  const { server, unlock, states } = await sendUnderLock();
  const stopped = server.stop();
  await logged(server, "stopping");
  unlock();
  expect(await stopped).toBe(0);
  expect(states()).toEqual(["sent", "sent"]);
});

test("however long a mail takes, no other server sends it meanwhile", async () => {
  const postgres = await startPostgres();
  cleanUp.push(postgres.remove);
  const peer = await startHoldingPeer();
  const folder = await mkdtemp(path.join(tmpdir(), "lease-"));
  cleanUp.push(() => rm(folder, { recursive: true }));
  const settings = readSettings({
    ...{ DATA_DIR: folder, DATABASE_URL: await postgres.newDatabase(), SMTP_URL: peer.url },
  });
  const data = await readServerData(`${fixtureDist}/server-data.json`);
  const store = await openStore(settings);
  cleanUp.push(store.close);
  const log = { error() {}, warn() {} } as unknown as FastifyBaseLogger;
  const leaseMs = 6_000;
  const start = () => {
    const transport = openTransport(settings);
    cleanUp.push(transport.close);
    const outbox = startOutbox({
      ...{ store, settings, data, log, leaseMs },
      ...{ transport, metrics: createMetrics(store) },
    });
    cleanUp.push(outbox.stop);
    return outbox;
  };
  const apply = (message: string) =>
    receive(store, {
      ...{ form: "founder", formType: "Founder Application", emailConfigType: "founder_group" },
      fields: { name: founder.name, email: founder.email, message },
      ...{ suspicious: false, domain: "studio.example" },
    });
  await apply("held");
  start();
  await expect.poll(() => peer.held.length, { timeout: 30_000 }).toBe(2);
  await wait(leaseMs * 1.5);
  // The first sender waits for its mails, so only another one sends these.
  await apply("meanwhile");
  start();
  await expect.poll(() => peer.held.length, { timeout: 30_000 }).toBe(4);
  peer.letGo();
  const states = async () =>
    (await store.statistics.mailsByState()).flatMap(({ state, count }) => Array<string>(count).fill(state));
  await expect.poll(states, { timeout: 30_000 }).toEqual(["sent", "sent", "sent", "sent"]);
  expect(peer.held).toHaveLength(4);
  expect(new Set(peer.held).size).toBe(4);
});
