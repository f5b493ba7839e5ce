import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore } from "#server/store/store.ts";
import { environment } from "../setup/environment.ts";
import { startServer } from "../setup/server.ts";
import { serverFolder } from "../setup/sites.ts";
import { founder, post } from "./founder.ts";
import { submit } from "./test-store.ts";

let folder: string;
let dataDir: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "power-cut-"));
  dataDir = path.join(folder, "data");
});
afterEach(() => rm(folder, { recursive: true }));

const traceFile = (name: string) => path.join(folder, `${name}.json`);

/** Settings of a process that records its file system calls with Node's trace events. */
const traced = (name: string) => ({
  DATA_DIR: dataDir,
  NODE_OPTIONS: `--trace-event-categories=node.fs.async --trace-event-file-pattern=${traceFile(name)}`,
});

type TraceEvent = { ph: string; name: string; args: { path?: string; new_path?: string } };

/** What was opened and then synchronized to disk after the last rename to a name with this ending. */
function syncedAfterRename(name: string, ending: string): (string | undefined)[] {
  const { traceEvents } = JSON.parse(readFileSync(traceFile(name), "utf8")) as { traceEvents: TraceEvent[] };
  const calls = traceEvents.filter(({ ph }) => ph === "b");
  const renamed = calls.findLastIndex(
    (call) => call.name === "rename" && call.args.new_path?.endsWith(ending),
  );
  expect(renamed).toBeGreaterThan(-1);
  const synced = calls.findLastIndex((call) => call.name === "fsync");
  return calls
    .slice(renamed, Math.max(renamed, synced))
    .filter((call) => call.name === "open")
    .map(({ args }) => args.path);
}

/** Runs the operator CLI in a traced process. */
function runTraced(name: string, ...args: string[]) {
  const { status } = spawnSync(process.execPath, ["dist/server/operator/main.js", ...args], {
    cwd: serverFolder,
    env: environment(traced(name)),
  });
  expect(status).toBe(0);
}

test("a mail is recorded as sent after its folder was synchronized", async () => {
  const server = await startServer(traced("server"));
  await post(server.url, founder);
  await expect.poll(() => globSync(`${dataDir}/mail/*.eml`)).toHaveLength(2);
  await server.stop();
  expect(syncedAfterRename("server", ".eml")).toContain(path.join(dataDir, "mail"));
});

test("backup and restore synchronize the folder after the rename", async () => {
  const store = await openStore({ DATA_DIR: dataDir });
  await submit(store);
  await store.close();
  const out = path.join(folder, "backup.db");
  runTraced("backup", "backup", "--out", out);
  expect(syncedAfterRename("backup", "backup.db")).toEqual([folder]);
  runTraced("restore", "restore", out);
  expect(syncedAfterRename("restore", "applications.db")).toEqual([dataDir]);
});
