import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { lockStore } from "#server/store/connection/server-lock.ts";
import { openStore } from "#server/store/store.ts";
import { environment } from "../setup/environment.ts";
import { startFailingServer } from "../setup/server.ts";
import { serverFolder } from "../setup/sites.ts";
import { operate } from "./operator.ts";
import { stored } from "./stored.ts";
import { openTestStore, submit } from "./test-store.ts";

const cleanUp: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

/** A closed store with one submission. @returns its data folder */
async function storeWithOneSubmission() {
  const { store, dataDir } = await openTestStore();
  cleanUp.push(() => rm(dataDir, { recursive: true }));
  await submit(store);
  await store.close();
  return dataDir;
}

test("a backup made during writes is complete and can be restored", async () => {
  const { store, dataDir, remove } = await openTestStore();
  cleanUp.push(remove);
  const references: string[] = [];
  for (let count = 0; count < 20; count++) references.push(await submit(store, { message: `${count}` }));
  const before = [...references];

  const file = path.join(dataDir, "backup.db");
  const cli = spawn(process.execPath, ["dist/server/operator/main.js", "backup", "--out", file], {
    cwd: serverFolder,
    env: environment({ DATA_DIR: dataDir }),
  });
  const exited = once(cli, "exit");
  while (cli.exitCode === null) {
    references.push(await submit(store, { message: `${references.length}` }));
    await nextTurn();
  }
  expect(await exited).toEqual([0, null]);

  const refused = await operate(dataDir, "restore", file);
  expect([refused.status, refused.stderr]).toEqual([1, "The server is running: stop it first.\n"]);

  const restored = path.join(dataDir, "restored");
  expect((await operate(restored, "restore", file)).status).toBe(0);
  const submissions = stored(restored);
  const restoredReferences = submissions.map(({ reference }) => reference);
  expect(before.filter((reference) => !restoredReferences.includes(reference))).toEqual([]);
  expect(submissions.filter(({ mails }) => mails.length !== 2)).toEqual([]);

  // The key of the applicants' codes belongs to the backup, but is not in it.
  const start = startFailingServer({ DATA_DIR: restored });
  expect([start.status, start.stderr]).toEqual([
    1,
    expect.stringMatching(/code\.key is missing\. .*CODE_KEY.*$/),
  ]);
  await copyFile(path.join(dataDir, "code.key"), path.join(restored, "code.key"));
  const reopened = await openStore({ DATA_DIR: restored });
  await submit(reopened, { message: "after" });
  await reopened.close();
});

test("restoring over a damaged database keeps the damaged file beside it", async () => {
  const dataDir = await storeWithOneSubmission();
  const file = path.join(dataDir, "backup.db");
  expect((await operate(dataDir, "backup", "--out", file)).stdout).toContain("1 application, checked.");
  expect((await operate(dataDir, "backup", "--out", file)).stderr).toContain("exists already");
  await writeFile(path.join(dataDir, "applications.db"), "damaged ".repeat(2_000));
  expect((await operate(dataDir, "list")).stderr).toContain("restore");
  expect((await operate(dataDir, "restore", file)).status).toBe(0);
  expect(stored(dataDir)).toHaveLength(1);
  const files = await readdir(dataDir);
  expect(files.some((name) => name.startsWith("applications.db.before-"))).toBe(true);
});

test("no server has the store while it is restored or copied to PostgreSQL", async () => {
  const dataDir = await storeWithOneSubmission();
  const file = path.join(dataDir, "backup.db");
  await operate(dataDir, "backup", "--out", file);
  const unlockStore = lockStore({ DATA_DIR: dataDir });
  for (const args of [
    ["restore", file],
    ["migrate-to", "postgres://127.0.0.1:1/none"],
  ]) {
    const { status, stderr } = await operate(dataDir, ...args);
    expect([status, stderr]).toEqual([1, expect.stringContaining("another server uses this store")]);
  }
  unlockStore();
  expect((await operate(dataDir, "restore", file)).status).toBe(0);
  lockStore({ DATA_DIR: dataDir })();
});

test("a file that is not a backup is refused and changes nothing", async () => {
  const dataDir = await storeWithOneSubmission();
  const refused = await operate(dataDir, "restore", "package.json");
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("not an intact backup")]);
  expect(stored(dataDir)).toHaveLength(1);
});

test("a backup into a folder has the time as its name, and only so many are kept", async () => {
  const dataDir = await storeWithOneSubmission();
  const folder = path.join(dataDir, "backups");
  await mkdir(folder);
  await writeFile(path.join(folder, "applications-20200101T000000Z.db"), "");
  await writeFile(path.join(folder, "by-hand.db"), "");
  const { status, stdout } = await operate(dataDir, "backup", "--out", folder, "--keep", "1");
  expect([status, stdout]).toEqual([0, expect.stringContaining("1 older backup removed.")]);
  expect(await readdir(folder)).toEqual([
    expect.stringMatching(/^applications-20\d{6}T\d{6}Z\.db$/),
    "by-hand.db",
  ]);
  const file = await operate(dataDir, "backup", "--out", path.join(folder, "one.db"), "--keep", "1");
  expect([file.status, file.stderr]).toEqual([1, "--keep needs a folder that exists for --out.\n"]);
});

test("a backup that another tool made is recorded", async () => {
  const { store, dataDir, remove } = await openTestStore();
  cleanUp.push(remove);
  expect(await store.metadata.lastBackupAt()).toBe(null);
  expect((await operate(dataDir, "record-backup")).status).toBe(0);
  expect(await store.metadata.lastBackupAt()).toBeGreaterThan(Date.now() - 60_000);
});
