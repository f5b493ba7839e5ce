import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore, type Store } from "../store.ts";
import { retryWhileBusy } from "./retry-while-busy.ts";

let folder: string;
let store: Store;
let locker: SqliteDatabase.Database;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "busy-"));
  store = await openStore({ DATA_DIR: folder });
  await store.shortenBusyTimeout();
  locker = new SqliteDatabase(path.join(folder, "applications.db"));
  locker.exec("begin immediate");
});
afterEach(async () => {
  locker.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const writeProbe = () => store.transaction(({ metadata }) => metadata.writeProbe());

test("transactions wait for another process, and timers run meanwhile", async () => {
  const written = Promise.all([writeProbe(), writeProbe(), writeProbe()]);
  await wait(1);
  locker.exec("rollback");
  await written;
});

test("a transaction fails with SQLITE_BUSY when the lock outlasts the wait", async () => {
  await expect(retryWhileBusy(() => store.probe(), 100)).rejects.toMatchObject({ code: "SQLITE_BUSY" });
});

test("a transaction whose work fails leaves nothing behind and does not affect others", async () => {
  locker.exec("rollback");
  const failing = store.transaction(async ({ metadata }) => {
    await metadata.markCompactionDue();
    throw new Error("failed");
  });
  const results = await Promise.allSettled([writeProbe(), failing, writeProbe()]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await store.metadata.isCompactionDue()).toBe(false);
});
