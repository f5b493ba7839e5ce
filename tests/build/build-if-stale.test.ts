import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyEnvironment, copyOfProject } from "./copy-of-project.ts";

let site: Awaited<ReturnType<typeof copyOfProject>>;

beforeAll(async () => {
  site = await copyOfProject();
});
afterAll(() => site.remove());

/** What `npm start` runs before the server. */
const buildIfStale = () =>
  spawnSync(process.execPath, ["scripts/build-if-stale.ts"], {
    cwd: site.folder,
    env: copyEnvironment,
    encoding: "utf8",
    timeout: 60_000,
  });

test("a start with invalid content prints only where it is invalid", async () => {
  const redirects = path.join(site.folder, "content/redirects.yaml");
  const sound = await readFile(redirects);
  await writeFile(redirects, "- from: 7\n");
  const { status, stderr } = buildIfStale();
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^redirects\.yaml:1: .*\n$/)]);
  await writeFile(redirects, sound);
});

test("a start with any other failure prints its stack trace", async () => {
  const step = path.join(site.folder, "scripts/check-content.ts");
  await writeFile(
    step,
    'export async function checkContent() {\n  throw new Error("a mistake in the build");\n}\n',
  );
  const { status, stderr } = buildIfStale();
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/a mistake in the build\n +at .*check-content\.ts:2/),
  ]);
});
