import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { readFormRejected } from "#content-model/form-rejected.ts";
import { readThanks } from "#content-model/thanks.ts";
import { honeypot } from "#contract/honeypot.ts";
import { errorMessages } from "#contract/messages.ts";
import { receive } from "#server/submissions/receive.ts";
import { type RunningServer, removeData, startFailingServer, startServer } from "../setup/server.ts";
import { newStore, storeKinds } from "./both-stores.ts";
import { founder, post } from "./founder.ts";
import { list } from "./operator.ts";
import { sharedServer } from "./shared-server.ts";
import { openTestStore } from "./test-store.ts";
import { waitForLog } from "./wait-for-log.ts";

const server = sharedServer();

/** A server with other settings than the shared one. */
let own: RunningServer | undefined;

afterEach(async () => {
  await own?.stop();
  if (own) await removeData(own);
  own = undefined;
});

async function readAnswer(answer: Response) {
  return { status: answer.status, ...((await answer.json()) as { message: string; reference?: string }) };
}

test("stores an application before it answers with the specified message", async () => {
  const answer = await readAnswer(await post(server.url, { ...founder, message: "stored first" }));
  expect(answer).toMatchObject({
    status: 200,
    message: "Application submitted successfully! We will be in touch soon.",
  });
  expect((await list(server.dataDir)).find((one) => one.reference === answer.reference)?.fields.message).toBe(
    "stored first",
  );
});

test("stores a repeated request with the same key once, and refuses another payload with that key", async () => {
  const key = { "Idempotency-Key": "one-key" };
  const first = await readAnswer(await post(server.url, { ...founder, message: "once" }, key));
  const second = await readAnswer(await post(server.url, { ...founder, message: "once" }, key));
  expect(second).toEqual(first);
  const other = await post(server.url, { ...founder, message: "twice" }, key);
  const refusal = { message: expect.stringContaining("load the page again"), errors: {} };
  expect([other.status, await other.json()]).toEqual([422, refusal]);
  expect((await list(server.dataDir)).filter((one) => one.fields.message === "once")).toHaveLength(1);
});

test("accepts an idempotency key of 5,000 characters", async () => {
  const key = { "Idempotency-Key": "k".repeat(5_000) };
  await post(server.url, { ...founder, message: "long key" }, key);
  expect((await post(server.url, { ...founder, message: "another" }, key)).status).toBe(422);
});

test("stores ten concurrent requests with the same key once", async () => {
  const payload = { ...founder, message: "ten at once" };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      post(server.url, payload, { "Idempotency-Key": "ten" }).then(readAnswer),
    ),
  );
  expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1);
  expect((await list(server.dataDir)).filter((one) => one.fields.message === "ten at once")).toHaveLength(1);
});

test("stores the same payload without a key once", async () => {
  const payload = { ...founder, message: "no key" };
  const first = await readAnswer(await post(server.url, payload));
  expect(await readAnswer(await post(server.url, payload))).toEqual(first);
});

test.each(["first", "second"])(
  "stores what is sent with and without a key once, with it %s",
  async (place) => {
    const payload = { ...founder, message: `key ${place}` };
    const key = { "Idempotency-Key": place };
    const sent = place === "first" ? [key, {}, key] : [{}, key, key];
    const references = new Set<unknown>();
    for (const headers of sent)
      references.add((await readAnswer(await post(server.url, payload, headers))).reference);
    expect([...references]).toEqual([expect.stringMatching(/^NVS-/)]);
  },
);

test.each(storeKinds)("stores what is sent with and without a key at one time once (%s)", async (kind) => {
  const { store, remove } = await openTestStore(await newStore(kind));
  const form = { form: "founder", formType: "Founder", emailConfigType: "founder_group" } as const;
  const messages = ["one", "two", "three", "four", "five"];
  const receipts = await Promise.all(
    messages.flatMap((message) =>
      [{}, { idempotencyKey: message }].map((key) => {
        const fields = { name: "Eva Ek", email: `${message}@example.se`, message };
        return receive(store, { ...form, ...key, fields, suspicious: false, stage: "new" });
      }),
    ),
  );
  expect(receipts.filter(({ kind }) => kind === "stored")).toHaveLength(messages.length);
  await remove();
});

test("stores the same payload with two keys twice", async () => {
  const payload = { ...founder, message: "two keys" };
  for (const key of ["key one", "key two"]) await post(server.url, payload, { "Idempotency-Key": key });
  expect((await list(server.dataDir)).filter((one) => one.fields.message === "two keys")).toHaveLength(2);
});

test("treats LF and CRLF line breaks as the same payload", async () => {
  const payload = { ...founder, message: "first line\nsecond line" };
  const first = await readAnswer(await post(server.url, payload));
  const body = new URLSearchParams({ ...payload, message: "first line\r\nsecond line" });
  expect(await readAnswer(await fetch(`${server.url}/api/send-email`, { method: "POST", body }))).toEqual(
    first,
  );
});

// Pages that are still open send the honeypot under its former name.
test.each([honeypot, "fax"])(
  "quarantines a submission that fills in %s, with an ordinary answer",
  async (name) => {
    const answer = await readAnswer(
      await post(server.url, { ...founder, message: `robot ${name}`, [name]: "1" }),
    );
    expect(answer.status).toBe(200);
    expect((await list(server.dataDir)).find((one) => one.reference === answer.reference)?.status).toBe(
      "quarantined",
    );
  },
);

const invalidRequests: [string, number, string | object, Record<string, string>][] = [
  ["broken JSON", 400, "{", {}],
  ["an empty body", 400, "", {}],
  ["JSON that is no object", 400, "[1]", {}],
  ["a prototype-pollution key", 400, '{"__proto__":{"x":1}}', {}],
  ["another origin", 403, founder, { Origin: "https://elsewhere.example" }],
  ["a cross-site request", 403, founder, { "Sec-Fetch-Site": "cross-site" }],
  ["three megabytes", 413, { ...founder, message: "x".repeat(3_000_000) }, {}],
  ["another content type", 415, "x", { "Content-Type": "text/csv" }],
  ["plain text", 415, JSON.stringify(founder), { "Content-Type": "text/plain" }],
  ["a missing name", 422, { ...founder, name: "" }, {}],
  ["wrong types", 422, { ...founder, name: 7, message: ["x"] }, {}],
  ["an unknown formType", 422, { ...founder, formType: "Other" }, {}],
  ["another form's recipients", 422, { ...founder, emailConfigType: "careers" }, {}],
  ["a second address in the first", 422, { ...founder, email: "a@b.se\r\nBcc: c@d.se" }, {}],
];

test.each(invalidRequests)(
  "refuses %s with %i and a message, and stores nothing",
  async (_case, status, payload, headers) => {
    const before = (await list(server.dataDir)).length;
    const answer = await post(server.url, payload, headers);
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(JSON.parse(text).message).toMatch(/\w/);
    expect(text).not.toMatch(/node_modules|server\/|at \w+ \(/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await list(server.dataDir)).toHaveLength(before);
  },
);

test("without JavaScript, redirects to /thanks or shows the form's page with what was typed", async () => {
  const send = (fields: Record<string, string>) =>
    fetch(`${server.url}/api/send-email`, {
      method: "POST",
      redirect: "manual",
      headers: { Accept: "text/html,application/xhtml+xml" },
      body: new URLSearchParams(fields),
    });
  const sent = await send({ ...founder, message: "no script" });
  const location = sent.headers.get("location") ?? "";
  expect([sent.status, location]).toEqual([303, expect.stringMatching(/^\/thanks\?reference=NVS-\w{6}$/)]);
  const reference = location.slice(-"NVS-xxxxxx".length);
  const thanks = await (await fetch(server.url + location)).text();
  expect(thanks).toContain((await readThanks()).reference.replace("{reference}", reference));
  expect(await (await fetch(`${server.url}/thanks?reference=NVS-<b>`)).text()).not.toContain("NVS-");
  const refused = await send({ ...founder, email: "nobody", message: "typed <b>text</b>" });
  const page = await refused.text();
  expect(refused.status).toBe(422);
  expect(page).toContain("Please enter a valid email address");
  expect(page).toContain("typed &lt;b&gt;text");
  expect(page).toContain('value="nobody"');
  expect(page).not.toMatch(/<script(?! type="application\/ld\+json")/);
  // The form's page is not known.
  const fallback = await (await send({ formType: "Unknown Form", message: "also <b>typed</b>" })).text();
  const labels = await readFormRejected();
  for (const text of [labels.title, labels.enteredValues, labels.home])
    expect(fallback).toContain(`>${text}<`);
  expect(fallback).toContain(errorMessages.unknownForm);
  expect(fallback).toContain("also &lt;b&gt;typed");
});

test.each([
  ["the page a form was sent from", "https://elsewhere.example/their/form?a=b", "/their/form"],
  ["a path that starts with two slashes", "https://evil.example//phish.example/login", "/"],
  ["a path that starts with a slash and a backslash", "https://evil.example/\\phish.example/login", "/"],
  ["a URL without a path", "about:javascript:alert(1)", "/"],
  ["an empty Referer", "", "/"],
])("error page links back to: %s", async (_case, referer, back) => {
  const headers = { Accept: "text/html", Origin: "https://evil.example", Referer: referer };
  const refused = await post(server.url, founder, headers);
  expect(refused.status).toBe(403);
  expect(/<a href="([^"]*)"/.exec(await refused.text())?.[1]).toBe(back);
});

test("returns 429 with Retry-After over the rate limit", async () => {
  own = await startServer({ RATE_LIMIT: "2/10m" });
  await post(own.url, { ...founder, message: "1" });
  await post(own.url, { ...founder, message: "2" });
  const third = await post(own.url, { ...founder, message: "3" });
  expect(third.status).toBe(429);
  expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("sends pages compressed with ETag and policy, and hashed files as immutable", async () => {
  const page = await fetch(`${server.url}/apply-founder`, { headers: { "Accept-Encoding": "br" } });
  expect(page.headers.get("content-encoding")).toBe("br");
  expect(page.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-/,
  );
  expect(page.headers.get("content-security-policy")).not.toContain("script-src 'self' 'unsafe-inline'");
  const etag = page.headers.get("etag") ?? "";
  const html = await page.text();
  // Not `fetch`, which adds `no-cache` to conditional requests.
  const conditional = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { "If-None-Match": etag, "Accept-Encoding": "br" };
    get(`${server.url}/apply-founder`, { headers }, resolve).on("error", reject);
  });
  conditional.resume();
  expect(conditional.statusCode).toBe(304);
  const asset = /\/assets\/[^"]+\.css/.exec(html)?.[0];
  const style = await fetch(server.url + asset);
  expect(style.headers.get("cache-control")).toContain("immutable");
});

test("/healthz and /readyz answer 200", async () => {
  const request = (path: string) => fetch(server.url + path).then(readAnswer);
  expect(await request("/healthz")).toEqual({ status: 200, message: "alive" });
  expect(await request("/readyz")).toEqual({ status: 200, message: "ready" });
});

test("exits with status 1 and one line for a port in use, a foreign host, a wrong setting or a damaged database", async () => {
  const port = startFailingServer({ PORT: new URL(server.url).port });
  expect([port.status, port.stderr]).toEqual([1, expect.stringMatching(/^PORT=\d+: this port is in use.*$/)]);

  for (const host of ["999.1.1.1", "203.0.113.7"]) {
    const foreign = startFailingServer({ HOST: host });
    expect([foreign.status, foreign.stderr]).toEqual([
      1,
      `HOST=${host}: must be an address of this machine, or 0.0.0.0 for all of them`,
    ]);
  }

  const setting = startFailingServer({ RETENTION_DAYS: "soon" });
  expect([setting.status, setting.stderr]).toEqual([1, 'RETENTION_DAYS="soon": must be a number of days']);

  const damaged = await mkdtemp(path.join(tmpdir(), "damaged-"));
  try {
    await writeFile(path.join(damaged, "applications.db"), "no database at all ".repeat(500));
    const database = startFailingServer({ DATA_DIR: damaged });
    expect([database.status, database.stderr]).toEqual([1, expect.stringMatching(/^.*restore a backup.*$/)]);
  } finally {
    await rm(damaged, { recursive: true });
  }
});

test("starts with a variable whose name resembles a setting's, and asks whether it was meant", async () => {
  own = await startServer({ DATABASE_URI: "secret" });
  await waitForLog(own, "DATABASE_URI: there is no such setting. Did you mean DATABASE_URL?");
  expect(own.log.join()).not.toContain("secret");
});

test("returns 503 with Retry-After while the store is locked, and /readyz gives the reason", async () => {
  own = await startServer();
  // Another program locks the database.
  const { default: Database } = await import("better-sqlite3");
  const locker = new Database(path.join(own.dataDir, "applications.db"));
  locker.exec("begin exclusive");
  const answer = await post(own.url, founder);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("30");
  const ready = await fetch(`${own.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { message: expect.stringContaining("cannot store") },
  ]);
  locker.exec("rollback");
  locker.close();
  expect((await post(own.url, founder)).status).toBe(200);
});
