import { execFile, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { seededRandom } from "#pictures/random.ts";
import { openStore } from "#server/store/store.ts";
import { environment } from "../setup/environment.ts";
import { removeData, startFailingServer, startServer } from "../setup/server.ts";
import { serverFolder } from "../setup/sites.ts";
import { smallDisk } from "../setup/small-disk.ts";
import { founder, post, referenceOf } from "./founder.ts";
import { applyForJob, pdf } from "./job-application.ts";
import { sendRaw } from "./raw-request.ts";
import { stored } from "./stored.ts";
import { openTestStore, submit } from "./test-store.ts";
import { waitForLog } from "./wait-for-log.ts";

const apply = (url: string, size: number) => applyForJob(url, pdf(randomBytes(size)));

test("returns 503 and stores nothing while the disk is full, and works again when it is not", async (context) => {
  const disk = await smallDisk(4);
  context.onTestFinished(disk.remove);
  context.skip(!disk.mounted, "this machine does not let tests mount a file system");
  const server = await startServer({ DATA_DIR: disk.folder });
  context.onTestFinished(async () => void (await server.stop()));
  expect((await apply(server.url, 1_000)).status).toBe(200);
  await disk.fill();
  for (const answer of [
    await apply(server.url, 500_000),
    await post(server.url, { ...founder, message: "x".repeat(20_000) }),
  ]) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(((await answer.json()) as { message: string }).message).toContain("send it again");
  }
  await waitForLog(server, "database or disk is full");
  expect(server.log.join("\n")).not.toContain("cannot rollback");
  await disk.free();
  expect((await apply(server.url, 2_000)).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.stop();
  expect(stored(disk.folder).map((one) => one.file?.size)).toEqual([1_016, 2_016]);
});

test("an error of the program is 500, and logged, as nobody can mend it by sending again", async () => {
  const server = await startServer();
  const database = new Database(path.join(server.dataDir, "applications.db"));
  database.exec("alter table submissions rename to elsewhere");
  database.close();
  for (const answer of [
    await post(server.url, founder),
    await fetch(`${server.url}/api/application/view`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ code: "any" }),
    }),
  ]) {
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([500, null]);
  }
  await waitForLog(server, "no such table: submissions");
  await server.stop();
  await removeData(server);
});

test("exits with status 1 and one line when the database is locked, damaged or not in a folder", async () => {
  const { store, dataDir } = await openTestStore();
  await submit(store);
  await store.close();
  const file = path.join(dataDir, "applications.db");

  const locker = new Database(file);
  locker.pragma("locking_mode = EXCLUSIVE");
  locker.exec("begin exclusive");
  const locked = startFailingServer({ DATA_DIR: dataDir });
  expect([locked.status, locked.stderr.split("\n").length]).toEqual([1, 1]);
  expect(locked.stderr).toContain("locked");
  locker.exec("rollback");
  locker.close();

  const pageBytes = 4096;
  await writeFile(file, Buffer.alloc(pageBytes * 3, 0x5a), { flag: "r+" });
  const damaged = startFailingServer({ DATA_DIR: dataDir });
  expect([damaged.status, damaged.stderr.split("\n").length]).toEqual([1, 1]);
  expect(damaged.stderr).toContain("restore");

  const notFolder = path.join(dataDir, "file");
  await writeFile(notFolder, "");
  const wrong = startFailingServer({ DATA_DIR: notFolder });
  expect([wrong.status, wrong.stderr.split("\n").length]).toEqual([1, 1]);
  await rm(dataDir, { recursive: true });
});

test("the operator CLI waits while another process writes", async () => {
  const { store, dataDir, remove } = await openTestStore();
  await submit(store);
  const writer = new Database(path.join(dataDir, "applications.db"));
  writer.exec("begin immediate");
  const listed = promisify(execFile)(process.execPath, ["dist/server/operator/main.js", "list"], {
    cwd: serverFolder,
    env: environment({ DATA_DIR: dataDir }),
  });
  // Longer than the CLI takes to start; a server would have stopped waiting by then.
  await wait(1_500);
  writer.exec("commit");
  writer.close();
  expect((await listed).stdout).toContain(founder.name);
  await remove();
});

test("exits with status 1 and one line when the file system is read-only", async (context) => {
  const disk = await smallDisk(4);
  try {
    context.skip(!disk.mounted, "this machine does not let tests mount a file system");
    const store = await openStore({ DATA_DIR: disk.folder });
    await submit(store);
    await store.close();
    spawnSync("mount", ["-o", "remount,ro", disk.folder]);
    const refused = startFailingServer({ DATA_DIR: disk.folder });
    expect([refused.status, refused.stderr.split("\n").length]).toEqual([1, 1]);
    expect(refused.stderr).toMatch(/read-?only|unable to open/i);
    spawnSync("mount", ["-o", "remount,rw", disk.folder]);
    const again = await startServer({ DATA_DIR: disk.folder });
    await again.stop();
    expect(stored(disk.folder)).toHaveLength(1);
  } finally {
    await disk.remove();
  }
});

test("exits with one line, without the password, when PostgreSQL cannot be reached", () => {
  const away = startFailingServer({ DATABASE_URL: "postgres://me:secret@127.0.0.1:1/none" });
  expect([away.status, away.stderr.split("\n").length]).toEqual([1, 1]);
  expect(away.stderr).not.toContain("secret");
});

test("logs contain nothing that a person sent", async () => {
  const server = await startServer({ LOG_LEVEL: "trace" });
  await post(server.url, founder);
  await post(server.url, { ...founder, email: "not-an-address" });
  await post(server.url, '{"name": "Åsa Öberg", broken');
  await fetch(`${server.url}/no-such-page?email=${founder.email}`);
  await applyForJob(server.url, pdf("x"), "cv.pdf", { Referer: `${server.url}/from-a-mail` });
  await sendRaw(server.url, "GET / HTTP/1.1\r\nX-Secret: of-a-proxy\r\nnonsense\r\n\r\n");
  const locker = new Database(path.join(server.dataDir, "applications.db"));
  locker.exec("begin exclusive");
  expect((await post(server.url, { ...founder, message: "locked out" })).status).toBe(503);
  locker.exec("rollback");
  locker.close();
  await server.stop();
  const log = server.log.join("\n");
  for (const text of [
    founder.name,
    founder.email,
    founder.phone,
    "peat",
    "not-an-address",
    "127.0.0.1:",
    "from-a-mail",
    "of-a-proxy",
  ]) {
    expect(log.replace(server.url, ""), text).not.toContain(text);
    // Bytes are logged as numbers.
    expect(log, text).not.toContain(Buffer.from(text).join());
  }
  await removeData(server);
});

test("after each of several kills under load, every acknowledged application is stored once", async () => {
  const seed = process.env.SEED ?? String(Date.now());
  console.log(`SEED=${seed}`);
  const random = seededRandom(seed);
  const dataDir = await mkdtemp(path.join(tmpdir(), "killed-"));
  const acknowledged: string[] = [];
  for (let round = 0; round < 8; round++) {
    const server = await startServer({ DATA_DIR: dataDir });
    const senders = Array.from({ length: 8 }, async (_, sender) => {
      for (let count = 0; ; count++) {
        const response = await post(server.url, { ...founder, message: `${round} ${sender} ${count}` });
        if (response.status !== 200) continue;
        acknowledged.push(await referenceOf(response));
      }
    }).map((sender) => sender.catch(() => {}));
    const acknowledgedBefore = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(acknowledgedBefore);
    await wait(random() * 300);
    await server.stop("SIGKILL");
    await Promise.all(senders);
  }
  const submissions = stored(dataDir);
  const references = submissions.map(({ reference }) => reference);
  expect(new Set(references).size).toBe(references.length);
  expect(acknowledged.filter((reference) => !references.includes(reference))).toEqual([]);
  // A submission may be stored without being acknowledged, but not without its mails.
  expect(submissions.filter(({ mails }) => mails.length !== 2)).toEqual([]);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});
