import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createMetrics } from "#server/metrics/metrics.ts";
import { postgresChangeFeed } from "#server/store/connection/change-feed.ts";
import { changeChannel } from "#server/store/repositories/changes.ts";
import { receiveMail } from "#server/submissions/receive-mail.ts";
import { type RunningPostgres, startPostgres } from "../setup/postgres.ts";
import { removeData, startServer } from "../setup/server.ts";
import { newMail } from "./desk/waiting-mail.ts";
import { founder, post } from "./founder.ts";
import { openTestStore, submit } from "./test-store.ts";
import { waitForLog } from "./wait-for-log.ts";

let postgres: RunningPostgres;
let url: string;
const cleanUp: (() => unknown)[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.remove());
beforeEach(async () => {
  url = await postgres.newDatabase();
});
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

test("a server that starts waits for tables that are in use for longer than a request may take", async () => {
  await (await openTestStore({ DATABASE_URL: url })).remove();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // As a backup does; it stops migrating, which would wait for it and hold up everybody else.
  await client.query("begin; lock table kysely_migration");
  const opening = openTestStore({ DATABASE_URL: url });
  await wait(16_000);
  await client.query("commit");
  await client.end();
  await (await opening).remove();
});

test("changes are heard of again after a connection broke off without a word, and after nonsense", async () => {
  const { hostname, port, pathname, username, password } = new URL(url);
  let isSilent = false;
  const proxy = createServer((socket) => {
    const database = connect(Number(port), hostname);
    const isCut = isSilent;
    socket.on("data", (data) => isCut === isSilent && database.write(data));
    database.on("data", (data) => isCut === isSilent && socket.write(data));
    socket.on("error", () => {}).on("close", () => database.destroy());
    database.on("error", () => {}).on("close", () => socket.destroy());
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  cleanUp.push(() => proxy.close());
  const through = `postgres://${username}:${password}@127.0.0.1:${(proxy.address() as AddressInfo).port}${pathname}`;
  const feed = postgresChangeFeed(through, 3_000);
  cleanUp.push(feed.close);
  const heard: string[] = [];
  feed.listen(({ kind }) => heard.push(kind));
  await expect.poll(() => heard).toEqual(["all"]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  cleanUp.push(() => client.end());
  const announce = (payload: string) => client.query("select pg_notify($1, $2)", [changeChannel, payload]);
  await announce("nonsense");
  await announce('{"kind":"mails"}');
  await expect.poll(() => heard).toEqual(["all", "all", "mails"]);
  // From now on, nothing of this connection arrives; a new one works.
  isSilent = true;
  await expect.poll(() => heard).toEqual(["all", "all", "mails", "all"]);
  await announce('{"kind":"site"}');
  await expect.poll(() => heard).toContain("site");
});

test("a mail that arrives while its sender's application is erased is not tied to it", async () => {
  const { store, remove } = await openTestStore({ DATABASE_URL: url });
  cleanUp.push(remove);
  const reference = await submit(store, { email: "asa@example.se" });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  cleanUp.push(() => client.end());
  await client.query("begin; update submissions set status = 'erased'");
  const receiving = receiveMail(store, newMail({ fromAddress: "asa@example.se" }), null);
  await wait(500);
  await client.query("commit");
  expect(await receiving).toBe("waiting");
  const { id = "" } = (await store.submissions.findByReference(reference)) ?? {};
  expect(await store.messages.ofSubmissions([id])).toEqual([]);
});

test("metrics leave out the gauges of a database that is locked or away", async () => {
  const { store, remove } = await openTestStore({ DATABASE_URL: url });
  cleanUp.push(remove);
  // Idle connections break when the database stops.
  const broken: Error[] = [];
  store.onConnectionError((error) => broken.push(error));
  const metrics = createMetrics(store, () => null, 500);
  metrics.submissions.inc({ form: "founder", result: "stored" });
  const read = () => metrics.registry.metrics();
  const counter = 'submissions_total{form="founder",result="stored"} 1';
  const gauges = /^outbox_(mails|oldest_seconds)\b/m;
  expect(await read()).toMatch(gauges);

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("begin; lock table mails");
  const locked = await read();
  expect([locked.includes(counter), gauges.test(locked)]).toEqual([true, false]);
  await client.query("rollback");
  await client.end();

  await postgres.stop();
  try {
    const away = await read();
    expect([away.includes(counter), gauges.test(away)]).toEqual([true, false]);
    expect(broken.length).toBeGreaterThan(0);
  } finally {
    await postgres.start();
  }
  await expect.poll(read).toMatch(gauges);
});

test("returns 503 while the database is away, logs it, and works again when it is back", async () => {
  const server = await startServer({ DATABASE_URL: url });
  cleanUp.push(
    () => removeData(server),
    () => server.stop(),
  );
  await post(server.url, founder);
  await postgres.stop();
  try {
    const response = await post(server.url, { ...founder, message: "away" });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
    const ready = await fetch(`${server.url}/readyz`);
    const { message } = (await ready.json()) as { message: string };
    expect([ready.status, message]).toEqual([503, expect.stringMatching(/^cannot store: ./)]);
    expect(message).not.toContain("127.0.0.1");
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/apply-founder`)).status).toBe(200);
    await waitForLog(server, "A database connection was lost");
  } finally {
    await postgres.start();
  }
  await expect.poll(async () => (await post(server.url, { ...founder, message: "back" })).status).toBe(200);
});
