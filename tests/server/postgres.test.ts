import { createHash, randomUUID } from "node:crypto";
import pg from "pg";
import { expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import { startCleanup } from "#server/store/cleanup.ts";
import { addNote } from "#server/submissions/desk/notes.ts";
import { receive } from "#server/submissions/receive.ts";
import { viewByCode } from "#server/submissions/view.ts";
import { type RunningServer, removeData, startFailingServer, startServer } from "../setup/server.ts";
import { emptyDatabase } from "./databases.ts";
import { founder, post, referenceOf } from "./founder.ts";
import { fastRetries, type MailSystem, type MailSystemOptions, startMailSystem } from "./mail-system.ts";
import { operateWith } from "./operator.ts";
import { startPeer } from "./smtp-peer.ts";
import { setUpTestDatabase } from "./test-database.ts";
import { openTestStore, submit } from "./test-store.ts";

const stages = await readStages();

const database = setUpTestDatabase();
const { cleanUp } = database;

/** Starts servers on the test's database. */
async function serve(count: number, settings: Record<string, string> = {}): Promise<RunningServer[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => startServer({ DATABASE_URL: database.url, ...settings })),
  );
  cleanUp.push(() =>
    Promise.all(
      servers.map(async (server) => {
        await server.stop();
        await removeData(server);
      }),
    ),
  );
  return servers;
}

async function openStore(settings?: { DATABASE_URL?: string; CODE_KEY?: string }) {
  const { store, dataDir, remove } = await openTestStore(settings);
  cleanUp.push(remove);
  return { store, dataDir };
}

async function mailSystem(
  settings: Record<string, string>,
  options: MailSystemOptions = {},
): Promise<MailSystem> {
  const system = await startMailSystem({ DATABASE_URL: database.url, ...settings }, options);
  cleanUp.push(system.remove);
  return system;
}

async function peerWith(options?: Parameters<typeof startPeer>[0]) {
  const peer = await startPeer(options);
  cleanUp.push(peer.close);
  return peer;
}

async function query<Row extends pg.QueryResultRow>(sql: string, url = database.url): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

test("servers that start together on an empty database store a repeated application once", async () => {
  const DATABASE_URL = await emptyDatabase();
  const servers = await serve(3, { DATABASE_URL });
  const references = await Promise.all(
    [...servers, ...servers].map((server) =>
      post(server.url, founder, { "Idempotency-Key": "the same" }).then(referenceOf),
    ),
  );
  expect(new Set(references).size).toBe(1);
  expect(references[0]).toMatch(/^NVS-[0-9A-Z]{6}$/);
  expect(await query("select reference from submissions", DATABASE_URL)).toEqual([
    { reference: references[0] },
  ]);
  expect(await query("select kind from mails order by kind", DATABASE_URL)).toEqual([
    { kind: "applicant" },
    { kind: "team" },
  ]);
});

test("files and text are stored without any change", async () => {
  const { store } = await openStore({ DATABASE_URL: database.url });
  const content = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  const fields = { name: "Åsa \u{1f9ed} O'Brien", message: "a\\b\r\n\u2028\"quoted\" 'too'" };
  const file = { name: "cv.pdf", type: "application/pdf", content, checked: "clean" } as const;
  const reference = await submit(store, fields, file);
  const submission = await store.submissions.findByReference(reference);
  expect(JSON.parse(submission?.fields ?? "")).toMatchObject(fields);
  const id = submission?.id ?? "";
  expect((await store.files.find(id))?.content.equals(content)).toBe(true);
  const chunks = await store.files.read(id, content.length).toArray();
  expect(Buffer.concat(chunks).equals(content)).toBe(true);
});

test("characters that PostgreSQL cannot store are accepted from a form", async () => {
  const [server] = await serve(1);
  const fields = { name: "Åsa \u{1f9ed}\0", message: "unpaired \ud800" };
  const response = await post(server?.url ?? "", { ...founder, ...fields });
  expect(response.status).toBe(200);
  const [row] = await query<{ fields: string }>("select fields from submissions");
  expect(JSON.parse(row?.fields ?? "")).toMatchObject({ name: "Åsa \u{1f9ed}" });
});

test("each mail is sent by one of several servers", async () => {
  const peer = await peerWith();
  // A mail that the peer could not take in time is sent again soon, not in a minute.
  const options = { retrySchedule: fastRetries };
  const systems = [
    await mailSystem({ SMTP_URL: peer.url }, options),
    await mailSystem({ SMTP_URL: peer.url }, options),
  ];
  for (let round = 0; round < 10; round++) {
    await Promise.all(
      // One address gets three confirmations an hour at most.
      systems.map((system, index) => system.submit({ email: `person-${round}-${index}@example.se` })),
    );
  }
  await expect
    .poll(() => systems[0]?.store.statistics.mailsByState())
    .toEqual([{ state: "sent", count: 40 }]);
  const ids = peer.mails.map((mail) => mail.messageId);
  expect(ids).toHaveLength(40);
  expect(new Set(ids).size).toBe(40);
});

test("another server sends the mails of one that died, after their lease has ended", async () => {
  const { store } = await openStore({ DATABASE_URL: database.url });
  await submit(store);
  const claimed = await store.mails.claim({ owner: "a dead server", leaseMs: 2_000 }, 10, Date.now());
  expect(claimed).toHaveLength(2);
  const peer = await peerWith();
  const system = await mailSystem({ SMTP_URL: peer.url });
  expect(peer.mails).toEqual([]);
  await expect.poll(system.mails).toEqual(["applicant sent", "team sent"]);
});

test("a refused recipient is given up while the others get the mail", async () => {
  let isRefusing = true;
  const peer = await peerWith({
    onRcptTo({ address }, _session, done) {
      if (isRefusing && address === "never@example.org") {
        done(Object.assign(new Error("no such person"), { responseCode: 550 }));
      } else done();
    },
  });
  const recipients = "now@example.org,never@example.org";
  const system = await mailSystem(
    { SMTP_URL: peer.url, MAIL_TO_FOUNDER_GROUP: recipients },
    { retrySchedule: fastRetries },
  );
  await system.submit();
  await expect.poll(system.mails).toEqual(["applicant sent", "team failed", "team sent"]);
  isRefusing = false;
  const retried = await operateWith({ DATABASE_URL: database.url }, "retry");
  expect(retried.stdout).toContain("1 email");
  await expect.poll(system.mails).toEqual(["applicant sent", "team sent", "team sent"]);
  expect(peer.mails).toHaveLength(3);
});

test("servers count the requests of one address together", async () => {
  const servers = await serve(2, { RATE_LIMIT: "3/10m" });
  const statuses: number[] = [];
  for (let round = 0; round < 3; round++) {
    for (const server of servers) {
      statuses.push((await post(server.url, { ...founder, message: String(statuses.length) })).status);
    }
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
  expect(JSON.stringify(await query('select * from "rateLimits"'))).not.toContain("127.0.0.1");
});

test("the operator CLI lists in pages and erases", async () => {
  const { store } = await openStore({ DATABASE_URL: database.url });
  const references: string[] = [];
  for (const message of ["first", "second", "third"]) references.unshift(await submit(store, { message }));
  const run = (...args: string[]) => operateWith({ DATABASE_URL: database.url }, ...args);
  const list = async (...args: string[]) =>
    (JSON.parse((await run("list", "--json", ...args)).stdout) as { reference: string }[]).map(
      ({ reference }) => reference,
    );
  const all = await list();
  expect([...all].sort()).toEqual([...references].sort());
  expect(await list("--limit", "1", "--after", all[0] ?? "")).toEqual([all[1]]);
  expect((await run("export")).stdout).toContain(founder.email);
  for (const reference of references) expect((await run("erase", reference, "--yes")).status).toBe(0);
  expect(JSON.stringify(await query("select * from submissions"))).not.toContain(founder.email);
});

test("migrate-to copies the embedded store, can be repeated, and keeps the applicants' codes", async () => {
  const peer = await peerWith();
  const embedded = await startMailSystem({ SMTP_URL: peer.url });
  cleanUp.push(embedded.remove);
  const content = Buffer.from([0, 255, 10]);
  await submit(
    embedded.store,
    { name: "Åsa \u{1f9ed}" },
    { name: "cv.pdf", type: "application/pdf", content, checked: "unchecked" },
  );
  const reference = await embedded.submit({ message: "second" });
  const member = await embedded.store.members.insert({
    name: "Ada",
    email: "ada@studio.example",
    role: "owner",
    forms: [],
  });
  const note = { id: randomUUID(), text: "Written before the move, for @[colleague]" };
  await addNote(embedded.store, member, reference, note);
  await embedded.store.review.markRead(member.id, 2, 1);
  await peer.received(4);
  const { dataDir } = embedded;
  const migrate = (...args: string[]) => operateWith({ DATA_DIR: dataDir }, "migrate-to", ...args);

  const url = await emptyDatabase();
  expect((await migrate(url)).stderr).toBe("The server is running: stop it first.\n");
  await embedded.stop();
  const away = await migrate("postgres://me:secret@127.0.0.1:1/none");
  expect([away.status, away.stderr]).toEqual([1, expect.stringMatching(/^Cannot use the PostgreSQL.*\n$/)]);
  expect(away.stderr).not.toContain("secret");
  expect((await migrate()).stderr).toContain("Set MIGRATE_TO_URL");
  const fromSetting = () => operateWith({ DATA_DIR: dataDir, MIGRATE_TO_URL: url }, "migrate-to");
  for (const migrated of [await fromSetting(), await migrate(url)]) {
    expect([migrated.status, migrated.stderr]).toEqual([0, ""]);
    expect(migrated.stdout).toContain("2 applications, 1 file, 4 emails");
  }

  const { store } = await openStore({ DATABASE_URL: url, CODE_KEY: embedded.store.codeKey });
  const codes = peer.mails.flatMap((mail) => /your-application#([\w-]+)/.exec(mail.text ?? "")?.[1] ?? []);
  expect(codes).toHaveLength(2);
  for (const code of codes) expect(await viewByCode(store, code, stages)).not.toBeNull();
  const found = await store.inbox.list(
    { access: { forms: ["founder"], positions: [], ventures: [] }, status: "inbox", words: ["move"] },
    member.id,
    2,
  );
  expect(found).toMatchObject([{ reference, isUnread: false, noteCount: 1 }]);
  await submit(store, { message: "new" });
  expect((await migrate(url)).stderr).toContain("already holds other applications");
});

test("an idempotency key that two servers use at the same time is claimed once", async () => {
  const stores = [
    await openStore({ DATABASE_URL: database.url }),
    await openStore({ DATABASE_URL: database.url }),
  ];
  const receipts = await Promise.all(
    stores.map(({ store }) =>
      receive(store, {
        form: "contact",
        formType: "Contact Form",
        emailConfigType: "general",
        fields: { name: "Åsa", email: "asa@example.se" },
        idempotencyKey: "the same",
        suspicious: false,
        stage: "new",
      }),
    ),
  );
  expect(receipts.map(({ kind }) => kind).sort()).toEqual(["repeated", "stored"]);
});

test("a server with another code key than the others does not start", async () => {
  await serve(1);
  const other = startFailingServer({
    DATABASE_URL: database.url,
    CODE_KEY: "another-key-than-the-first-server-has",
  });
  expect([other.status, other.stderr]).toEqual([
    1,
    expect.stringMatching(/^CODE_KEY is not the key of this store\. /),
  ]);
  const without = startFailingServer({ DATABASE_URL: database.url });
  expect(without.stderr).toMatch(
    /code\.key is missing\. .*With several servers, set CODE_KEY to the same key on all/,
  );
});

test("expired rate limits are deleted, and addresses are hashed with a secret", async () => {
  const { store, dataDir } = await openStore({ DATABASE_URL: database.url });
  await store.rateLimits.increment("192.0.2.1", 500);
  const [row] = await query('select * from "rateLimits"');
  const guessed = createHash("sha256").update("192.0.2.1").digest("hex");
  expect(row).toMatchObject({ addressHash: expect.stringMatching(/^[\da-f]{64}$/) });
  expect(JSON.stringify(row)).not.toContain(guessed);
  const cleanup = startCleanup(store, dataDir, { warn: () => {} }, 100);
  await expect.poll(() => query('select * from "rateLimits"')).toEqual([]);
  await cleanup.stop();
});
