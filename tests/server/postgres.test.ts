import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openJob } from "../setup/jobs.ts";
import { type RunningPostgres, startPostgres } from "../setup/postgres.ts";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";
import { founder, post } from "./founder.ts";
import { metricsPort } from "./logged.ts";
import { operate, operateWith } from "./operator.ts";
import { type Peer, startPeer } from "./smtp-peer.ts";

let postgres: RunningPostgres;
let url: string;
let servers: RunningServer[];
let peer: Peer | undefined;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.remove());
beforeEach(async () => {
  url = await postgres.newDatabase();
  servers = [];
  peer = undefined;
});
afterEach(async () => {
  for (const server of servers) {
    await server.stop();
    await removeData(server);
  }
  await peer?.close();
});

async function serve(count: number, settings: Record<string, string> = {}): Promise<RunningServer[]> {
  const started = await Promise.all(
    Array.from({ length: count }, () => startServer({ DATABASE_URL: url, ...settings })),
  );
  servers.push(...started);
  return started;
}

async function query<T extends pg.QueryResultRow>(sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

const referenceIn = async (answer: Response) => ((await answer.json()) as { reference: string }).reference;

test("servers that start at once on an empty database all work; one application is stored once for all", async () => {
  const three = await serve(3);
  const answers = await Promise.all(
    [...three, ...three].map((server) =>
      post(server.url, founder, { "Idempotency-Key": "the same" }).then(referenceIn),
    ),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^NVS-[0-9A-Z]{6}$/);
  expect(await query("select reference from submissions")).toEqual([{ reference: answers[0] }]);
  expect(await query("select kind from mails order by kind")).toEqual([
    { kind: "applicant" },
    { kind: "team" },
  ]);
});

test("resumes come back byte for byte, and text with every sign a person can type", async () => {
  const [server] = await serve(1);
  const bytes = Buffer.concat([Buffer.from("%PDF-1.7\0\u00ff\n", "latin1"), Buffer.from("%%EOF")]);
  const body = new FormData();
  const fields = {
    ...{ name: "Åsa \u{1f9ed} O'Brien\0", email: "asa@example.se", coverLetter: "a\\b\r\n\ud800" },
    ...openJob.form,
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("resume", new File([bytes], "cv.pdf"));
  const answer = await fetch(`${server?.url}/api/send-career-email`, { method: "POST", body });
  expect(answer.status).toBe(200);
  const [file] = await query<{ content: Buffer }>("select content from files");
  expect(file?.content.equals(bytes)).toBe(true);
  const [row] = await query<{ fields: string }>("select fields from submissions");
  expect(JSON.parse(row?.fields ?? "")).toMatchObject({ name: "Åsa \u{1f9ed} O'Brien" });
});

test("servers share the outbox: each mail is sent by one of them", async () => {
  peer = await startPeer();
  const two = await serve(2, { SMTP_URL: peer.url });
  for (let round = 0; round < 10; round++) {
    await Promise.all(two.map((server, n) => post(server.url, { ...founder, message: `${round} ${n}` })));
  }
  await peer.received(40);
  const ids = peer.mails.map((mail) => mail.messageId);
  expect(new Set(ids).size).toBe(40);
  expect(ids).toHaveLength(40);
  await expect
    .poll(() => query("select count(*)::int as count from mails where state = 'sent'"))
    .toEqual([{ count: 40 }]);
});

test("a killed server's mails are taken over when its lease has ended", async () => {
  peer = await startPeer();
  const away = peer.url;
  await peer.close();
  const [first] = await serve(1, { SMTP_URL: away });
  await post(first?.url ?? "", founder);
  await first?.stop("SIGKILL");
  // As a server leaves it that dies while sending, and a lease's length later.
  await query(
    'update mails set state = \'queued\', "leaseOwner" = \'dead\', "leaseUntil" = 1, "nextAttemptAt" = 1',
  );
  peer = await startPeer();
  await serve(1, { SMTP_URL: peer.url });
  await peer.received(2);
});

test("of several recipients, one who is refused is given up apart from those who have the mail", async () => {
  let isRefusing = true;
  peer = await startPeer({
    onRcptTo({ address }, _session, done) {
      if (isRefusing && address === "never@example.org") {
        done(Object.assign(new Error("no such person"), { responseCode: 550 }));
      } else done();
    },
  });
  const settings = { SMTP_URL: peer.url, MAIL_TO_FOUNDER_GROUP: "now@example.org,never@example.org" };
  const [server] = await serve(1, settings);
  await post(server?.url ?? "", founder);
  const states = async () => {
    const rows = await query<{ kind: string; state: string }>("select kind, state from mails");
    return rows.map(({ kind, state }) => `${kind} ${state}`).sort();
  };
  await expect.poll(states).toEqual(["applicant sent", "team failed", "team sent"]);
  isRefusing = false;
  await query("update mails set state = 'queued', \"nextAttemptAt\" = 1 where state = 'failed'");
  await expect.poll(states).toEqual(["applicant sent", "team sent", "team sent"]);
  expect(peer.mails).toHaveLength(3);
});

test("servers count one address together", async () => {
  const two = await serve(2, { RATE_LIMIT: "3/10m" });
  const statuses: number[] = [];
  for (let round = 0; round < 3; round++) {
    for (const server of two) {
      statuses.push((await post(server.url, { ...founder, message: String(statuses.length) })).status);
    }
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
  expect(JSON.stringify(await query('select * from "rateLimits"'))).not.toContain("127.0.0.1");
});

test("the operator's tool reads and erases there as well", async () => {
  const [server] = await serve(1);
  const reference = await referenceIn(await post(server?.url ?? "", founder));
  const run = (...words: string[]) => operateWith({ DATABASE_URL: url }, ...words);
  expect(JSON.parse((await run("list", "--json")).stdout)).toMatchObject([
    { reference, fields: { name: founder.name } },
  ]);
  expect((await run("erase", reference)).status).toBe(0);
  expect(JSON.stringify(await query("select * from submissions"))).not.toContain(founder.email);
});

test("an embedded store moves over whole, again and again, and its codes still work", async () => {
  peer = await startPeer();
  const embedded = await startServer({ SMTP_URL: peer.url });
  await post(embedded.url, { ...founder, name: "Åsa \u{1f9ed}" });
  const body = new FormData();
  const fields = {
    ...openJob.form,
    name: "A",
    email: "a@b.se",
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("resume", new File([readFileSync("tests/server/resumes/word.docx")], "cv.docx"));
  await fetch(`${embedded.url}/api/send-career-email`, { method: "POST", body });
  await peer.received(4);

  expect((await operate(embedded.dataDir, "migrate-to", url)).stderr.trim()).toBe(
    "The server is running: stop it first.",
  );
  await embedded.stop();
  const nowhere = await operate(embedded.dataDir, "migrate-to", "postgres://me:secret@127.0.0.1:1/none");
  expect([nowhere.status, nowhere.stderr]).toEqual([
    1,
    expect.stringMatching(/^Cannot use the PostgreSQL.*\n$/),
  ]);
  expect((await operate(embedded.dataDir, "migrate-to")).stderr).toContain("Set MIGRATE_TO_URL");
  const settings = { DATA_DIR: embedded.dataDir, MIGRATE_TO_URL: url };
  for (const moved of [
    await operateWith(settings, "migrate-to"),
    await operate(embedded.dataDir, "migrate-to", url),
  ]) {
    expect([moved.status, moved.stderr]).toEqual([0, ""]);
    expect(moved.stdout).toContain("2 applications, 1 files, 4 mails");
  }
  const [server] = await serve(1);
  const code = peer.mails.map((mail) => /your-application#([\w-]+)/.exec(mail.text ?? "")?.[1]).find(Boolean);
  const answer = await fetch(`${server?.url}/api/application/view`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ code }),
  });
  expect(answer.status).toBe(200);
  await post(server?.url ?? "", { ...founder, message: "new" });
  expect((await operate(embedded.dataDir, "migrate-to", url)).stderr).toContain("submissions of its own");
  await removeData(embedded);
});

test("while the database is busy or away, the metrics still tell what the server counted itself", async () => {
  const [server] = await serve(1, { METRICS_PORT: "0" });
  await post(server?.url ?? "", founder);
  const port = server && (await metricsPort(server));
  const read = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    return { status: answer.status, text: await answer.text() };
  };
  const stored = 'submissions_total{form="founder",result="stored"} 1';
  const gauges = /^outbox_(mails|oldest_seconds)\b/m;
  expect((await read()).text).toMatch(gauges);

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("begin; lock table mails");
  const busy = await read();
  expect([busy.status, busy.text.includes(stored), gauges.test(busy.text)]).toEqual([200, true, false]);
  await client.query("rollback");
  await client.end();

  await postgres.stop();
  try {
    const away = await read();
    expect([away.status, away.text.includes(stored), gauges.test(away.text)]).toEqual([200, true, false]);
  } finally {
    await postgres.start();
  }
  await expect.poll(async () => (await read()).text).toMatch(gauges);
});

test("while the database is away the answer is 503; when it is back, everything works by itself", async () => {
  const [server] = await serve(1);
  const address = server?.url ?? "";
  await post(address, founder);
  await postgres.stop();
  try {
    const answer = await post(address, { ...founder, message: "away" });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
    const ready = await fetch(`${address}/readyz`);
    const { message } = (await ready.json()) as { message: string };
    expect([ready.status, message]).toEqual([503, expect.stringMatching(/^cannot store: ./)]);
    expect(message).not.toContain("127.0.0.1");
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/apply-founder`)).status).toBe(200);
  } finally {
    await postgres.start();
  }
  await expect.poll(async () => (await post(address, { ...founder, message: "back" })).status).toBe(200);
});
