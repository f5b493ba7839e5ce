import { globSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startServer } from "../setup/server.ts";
import { founder, post } from "./founder.ts";
import { operateWith } from "./operator.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "power-cut-"));
});
afterEach(() => rm(folder, { recursive: true }));

const trace = (name: string) => path.join(folder, `${name}.json`);

/** Settings for a process on this data folder that notes what it asks of the file system, as Node can. */
const noted = (name: string) => ({
  DATA_DIR: path.join(folder, "data"),
  NODE_OPTIONS: `--trace-event-categories=node.fs.async --trace-event-file-pattern=${trace(name)}`,
});

type Step = { ph: string; name: string; args: { path?: string; new_path?: string } };

/** What was opened and then written to disk after the last rename to a name that ends so. */
function syncedAfterRename(name: string, ending: string): (string | undefined)[] {
  const { traceEvents } = JSON.parse(readFileSync(trace(name), "utf8")) as { traceEvents: Step[] };
  const steps = traceEvents.filter(({ ph }) => ph === "b");
  const renamed = steps.findLastIndex(
    (step) => step.name === "rename" && step.args.new_path?.endsWith(ending),
  );
  expect(renamed).toBeGreaterThan(-1);
  const synced = steps.findLastIndex((step) => step.name === "fsync");
  return steps
    .slice(renamed, Math.max(renamed, synced))
    .filter((step) => step.name === "open")
    .map(({ args }) => args.path);
}

test("a mail counts as sent once its file would be found after a power cut", async () => {
  const settings = noted("server");
  const server = await startServer(settings);
  await post(server.url, founder);
  await expect.poll(() => globSync(`${settings.DATA_DIR}/mail/*.eml`)).toHaveLength(2);
  await server.stop();
  expect(syncedAfterRename("server", ".eml")).toContain(path.join(settings.DATA_DIR, "mail"));
});

test("so does a backup, and what was restored from it", async () => {
  const { DATA_DIR } = noted("");
  const server = await startServer({ DATA_DIR });
  await post(server.url, founder);
  await server.stop();
  const out = path.join(folder, "backup.db");
  expect((await operateWith(noted("backup"), "backup", "--out", out)).status).toBe(0);
  expect(syncedAfterRename("backup", "backup.db")).toEqual([folder]);
  expect((await operateWith(noted("restore"), "restore", out)).status).toBe(0);
  expect(syncedAfterRename("restore", "applications.db")).toEqual([DATA_DIR]);
});
