import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { readServerData } from "../server-data.ts";
import { readSettings } from "../settings.ts";
import { openStore, type Store } from "../store/store.ts";
import { receive } from "./receive.ts";
import { purge, startRetention } from "./retain.ts";

const year = 365 * 24 * 60 * 60_000;

afterEach(() => vi.useRealTimers());

/** A log that can be read: what was said, and the reasons given with it. */
function listen() {
  const said: string[] = [];
  const reasons: (string | undefined)[] = [];
  const note = (what: string | { failure?: string }, text?: string) => {
    said.push(typeof what === "string" ? what : (text ?? ""));
    if (typeof what !== "string") reasons.push(what.failure);
  };
  const log = { info: note, error: note } as unknown as Parameters<typeof startRetention>[0]["log"];
  return { log, said, reasons };
}

test("a clock that is set years ahead erases nothing at once; when it stays there, retention goes on", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance", "setInterval", "clearInterval"] });
  const folder = await mkdtemp(path.join(tmpdir(), "retention-"));
  const settings = readSettings({ DATA_DIR: folder });
  const store = await openStore(settings);
  const data = await readServerData(".generated/fixture-site/dist/server-data.json");
  await receive(store, {
    form: "founder",
    formType: "Founder Application",
    emailConfigType: "founder_group",
    fields: { name: "Åsa Öberg", email: "asa@example.se" },
    suspicious: false,
    domain: "studio.example",
  });
  const { log, said } = listen();
  const status = async () => (await store.db.selectFrom("submissions").select("status").execute())[0]?.status;

  const every = 60_000;
  const retention = startRetention({ store, settings, data, log, every });
  vi.setSystemTime(Date.now() + 3 * year);
  vi.advanceTimersByTime(every);
  await expect.poll(() => said).toEqual(["The clock was set: retention waits for its next turn"]);
  expect(await status()).toBe("accepted");
  vi.advanceTimersByTime(every);
  await expect.poll(() => said).toContain("Submissions past their retention were erased");
  expect(await status()).toBe("erased");
  await retention.stop();
  await store.close();
  await rm(folder, { recursive: true });
});

/** Submissions from long ago. */
async function fill({ db }: Store, count: number) {
  await sql`
    insert into submissions
      (id, reference, form, "formType", "emailConfigType", fields, email, status, "codeHash", "receivedAt")
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select n, 'NVS-' || n, 'founder', 'Founder Application', 'founder_group', '{"name":"Old"}', n || '@example.se',
      'accepted', n, n from numbers`.execute(db);
}

test("more old submissions than a statement can name are erased, and others may write meanwhile", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "purge-"));
  const store = await openStore({ DATA_DIR: folder });
  const count = 33_000;
  await fill(store, count);

  let isPurged = false;
  const purged = purge(store, folder, "studio.example", 730).then((erased) => {
    isPurged = true;
    return erased;
  });
  await store.transact((trx) => trx.insertInto("keys").values({ name: "between", value: "" }).execute());
  expect(isPurged).toBe(false);
  expect(await purged).toBe(count);
  const left = await store.db
    .selectFrom("submissions")
    .select("id")
    .where((where) => where.or([where("status", "!=", "erased"), where("fields", "!=", "{}")]))
    .execute();
  expect(left).toEqual([]);
  expect(await store.db.selectFrom("mails").select("kind").distinct().execute()).toEqual([
    { kind: "erased" },
  ]);
  expect(await purge(store, folder, "studio.example", 730)).toBe(0);
  await store.close();
  await rm(folder, { recursive: true });
});

test("retention that is stopped while it erases ends with what it has begun, and the store can be closed", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "retention-"));
  const settings = readSettings({ DATA_DIR: folder });
  const store = await openStore(settings);
  const count = 33_000;
  await fill(store, count);
  const data = await readServerData(".generated/fixture-site/dist/server-data.json");
  const { log, said } = listen();
  const left = () =>
    store.db
      .selectFrom("submissions")
      .select(({ fn }) => fn.countAll<number>().as("left"))
      .where("status", "=", "accepted")
      .executeTakeFirstOrThrow()
      .then((row) => row.left);

  const retention = startRetention({ store, settings, data, log });
  while ((await left()) === count);
  await retention.stop();
  expect(await left()).toBeGreaterThan(0);
  await store.close();
  expect(said).toEqual(["Submissions past their retention were erased"]);
  await rm(folder, { recursive: true });
});

test("retention that cannot run says why", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "retention-"));
  const settings = readSettings({ DATA_DIR: folder });
  const store = await openStore(settings);
  await store.close();
  const { log, said, reasons } = listen();
  const data = await readServerData(".generated/fixture-site/dist/server-data.json");
  const retention = startRetention({ store, settings, data, log });
  await expect.poll(() => said).toEqual(["Retention could not run; it will try again tomorrow"]);
  expect(reasons).toEqual([expect.stringMatching(/driver|destroyed|open/)]);
  await retention.stop();
  await rm(folder, { recursive: true });
});
