import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSettings, type Settings } from "../settings.ts";
import { mailFile, mailFolder } from "../store/mail-files.ts";
import { openStore, type ServerStore } from "../store/store.ts";
import { erase } from "./erase.ts";
import { purge } from "./purge.ts";
import { receive } from "./receive.ts";
import { startRetention } from "./retention.ts";

const yearMs = 365 * 24 * 60 * 60_000;

let settings: Settings;
let store: ServerStore;

beforeEach(async () => {
  settings = readSettings({ DATA_DIR: await mkdtemp(path.join(tmpdir(), "retention-")) });
  store = await openStore(settings);
  store.setMailDomain(() => "studio.example");
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  await rm(settings.DATA_DIR, { recursive: true });
});

/** A log that records its messages and the failures given with them. */
function recordingLog() {
  const messages: string[] = [];
  const failures: (string | undefined)[] = [];
  const record = (details: { failure?: string }, message: string) => {
    messages.push(message);
    failures.push(details.failure);
  };
  return { log: { info: record, error: record } as never, messages, failures };
}

/** Runs one statement on the database beside the open store. */
function query<Row>(sql: string): Row[] {
  const database = new SqliteDatabase(path.join(settings.DATA_DIR, "applications.db"));
  try {
    const statement = database.prepare<[], Row>(sql);
    if (statement.reader) return statement.all();
    statement.run();
    return [];
  } finally {
    database.close();
  }
}

const count = (where: string) =>
  query<{ count: number }>(`select count(*) as count from submissions where ${where}`)[0]?.count;

const total = 5_000;

/** Stores many submissions that were received in 1970. */
function insertOldSubmissions() {
  query(`insert into submissions
      (id, reference, form, formType, emailConfigType, fields, email, status, codeHash, receivedAt)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${total})
    select n, 'NVS-' || n, 'founder', 'Founder Application', 'founder_group', '{"name":"Old"}',
      n || '@example.se', 'accepted', n, n from numbers`);
}

const waits = "The last run was days ago or the clock is wrong: retention waits for its next turn";

const receiveOne = () =>
  receive(store, {
    form: "founder",
    formType: "Founder Application",
    emailConfigType: "founder_group",
    fields: { name: "Åsa Öberg", email: "asa@example.se" },
    suspicious: false,
    stage: "new",
  });

test("waits one interval when the last run seems to be years ago, however often it starts, then erases", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance", "setInterval", "clearInterval"] });
  await receiveOne();
  const { log, messages } = recordingLog();
  const intervalMs = 60_000;
  await startRetention({ store, settings, log, intervalMs }).stop();
  vi.setSystemTime(Date.now() + 3 * yearMs);
  const retention = startRetention({ store, settings, log, intervalMs });
  await expect.poll(() => messages).toEqual([waits]);
  await startRetention({ store, settings, log, intervalMs }).stop();
  expect(messages).toEqual([waits, waits]);
  expect(count("status = 'accepted'")).toBe(1);
  // The clock is a little behind the timer.
  vi.setSystemTime(Date.now() - 5);
  vi.advanceTimersByTime(intervalMs);
  await expect.poll(() => messages).toContain("Submissions past their retention were erased");
  expect(count("status = 'erased'")).toBe(1);
  await retention.stop();
});

test("purge erases in batches, between which other transactions run", async () => {
  insertOldSubmissions();
  let isDone = false;
  const purged = purge(store, settings.DATA_DIR, 730).finally(() => {
    isDone = true;
  });
  await store.transaction(({ metadata }) => metadata.writeProbe());
  expect(isDone).toBe(false);
  expect(await purged).toBe(total);
  expect(count("status <> 'erased' or fields <> '{}'")).toBe(0);
  expect(query("select distinct kind from mails")).toEqual([{ kind: "erased" }]);
  expect(await purge(store, settings.DATA_DIR, 730)).toBe(0);
});

test("files of mails that an erasure could not remove are removed later", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await receiveOne();
  const [submission] = await store.submissions.list({});
  const { id = "", reference = "" } = submission ?? {};
  const idOf = async (kind: string) =>
    (await store.mails.ofSubmissions([id])).find((mail) => mail.kind === kind)?.id ?? "";
  const written = mailFile(settings.DATA_DIR, await idOf("team"), "eml");
  // A folder, which cannot be removed as a file.
  await mkdir(written, { recursive: true });
  vi.setSystemTime(Date.now() + 1_000);
  expect(await erase(store, settings.DATA_DIR, [{ id, reference }])).toBe(1);
  const { log, messages } = recordingLog();
  await startRetention({ store, settings, log }).stop();
  expect(messages).toEqual(["Files of erased mails could not be removed; retention will try again tomorrow"]);
  await rm(written, { recursive: true });
  const kept = [`${await idOf("erased")}.eml`, "another.eml"].sort();
  const folder = mailFolder(settings.DATA_DIR);
  for (const file of [written, ...kept.map((name) => path.join(folder, name))]) await writeFile(file, "");
  await startRetention({ store, settings, log }).stop();
  expect((await readdir(folder)).sort()).toEqual(kept);
});

test("stops after the current batch when the server stops", async () => {
  insertOldSubmissions();
  const { log, messages } = recordingLog();
  const retention = startRetention({ store, settings, log });
  await expect.poll(() => count("status = 'erased'"), { interval: 1 }).toBeGreaterThan(0);
  await retention.stop();
  expect(count("status = 'accepted'")).toBeGreaterThan(0);
  expect(messages).toEqual(["Submissions past their retention were erased"]);
});

test("logs why it could not run", async () => {
  await store.close();
  const { log, messages, failures } = recordingLog();
  const retention = startRetention({ store, settings, log });
  await expect.poll(() => messages).toEqual(["Retention could not run; it will try again tomorrow"]);
  expect(failures).toEqual([expect.stringMatching(/driver|destroyed|open/)]);
  await retention.stop();
});
