import { spawn } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { environment } from "../setup/environment.ts";
import { removeData, startServer } from "../setup/server.ts";
import { fixtureSite } from "../setup/sites.ts";
import { founder, post } from "./founder.ts";
import { operate } from "./operator.ts";
import { stored } from "./stored.ts";

const newFolder = () => mkdtemp(path.join(tmpdir(), "backup-"));

test("a backup taken under load is whole, and restores to what had been acknowledged by then", async () => {
  const folder = await newFolder();
  const file = path.join(folder, "backup.db");
  const server = await startServer();
  const acknowledged: string[] = [];
  let isDone = false;
  const senders = Array.from({ length: 4 }, async (_, sender) => {
    for (let count = 0; !isDone; count++) {
      const answer = await post(server.url, { ...founder, message: `${sender} ${count}` });
      acknowledged.push(((await answer.json()) as { reference: string }).reference);
    }
  });
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
  const before = [...acknowledged];
  const tool = spawn(process.execPath, ["dist/server/operator/main.js", "backup", "--out", file], {
    cwd: fixtureSite,
    env: environment({ DATA_DIR: server.dataDir }),
  });
  const status = await new Promise((resolve) => tool.once("exit", resolve));
  isDone = true;
  await Promise.all(senders);
  expect(status).toBe(0);

  const running = await operate(server.dataDir, "restore", file);
  expect([running.status, running.stderr.trim()]).toEqual([1, "The server is running: stop it first."]);
  await server.stop();

  const fresh = path.join(folder, "data");
  expect((await operate(fresh, "restore", file)).status).toBe(0);
  const references = stored(fresh).map((one) => one.reference);
  expect(before.filter((reference) => !references.includes(reference))).toEqual([]);
  expect(stored(fresh).filter((one) => one.mails.length !== 2)).toEqual([]);

  const restarted = await startServer({ DATA_DIR: fresh });
  expect((await post(restarted.url, { ...founder, message: "after" })).status).toBe(200);
  await restarted.stop();
  await removeData(server);
  await rm(folder, { recursive: true });
});

test("restoring over a damaged database keeps the damaged one beside it", async () => {
  const folder = await newFolder();
  const server = await startServer();
  await post(server.url, founder);
  const file = path.join(folder, "backup.db");
  expect((await operate(server.dataDir, "backup", "--out", file)).stdout).toContain(
    "1 applications, checked.",
  );
  expect((await operate(server.dataDir, "backup", "--out", file)).stderr).toContain("exists already");
  await server.stop();
  await writeFile(path.join(server.dataDir, "applications.db"), "damaged ".repeat(2_000));
  expect((await operate(server.dataDir, "list")).stderr).toContain("restore");
  expect((await operate(server.dataDir, "restore", file)).status).toBe(0);
  expect(stored(server.dataDir)).toHaveLength(1);
  expect((await readdir(server.dataDir)).some((name) => name.startsWith("applications.db.before-"))).toBe(
    true,
  );
  await removeData(server);
  await rm(folder, { recursive: true });
});

test("what is no backup is refused and changes nothing", async () => {
  const server = await startServer();
  await post(server.url, founder);
  await server.stop();
  const refused = await operate(server.dataDir, "restore", "package.json");
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("no sound store")]);
  expect(stored(server.dataDir)).toHaveLength(1);
  await removeData(server);
});
