import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyOfProject } from "./copy-of-project.ts";

let site: Awaited<ReturnType<typeof copyOfProject>>;

beforeAll(async () => {
  site = await copyOfProject();
});
afterAll(() => site.remove());

/** What `npm start` runs before the server. */
const ensure = () =>
  spawnSync(process.execPath, ["scripts/ensure.ts"], { cwd: site.folder, encoding: "utf8", timeout: 60_000 });

test("a start that must build says where the content must be mended, and nothing else", async () => {
  const redirects = path.join(site.folder, "content/redirects.yaml");
  const sound = await readFile(redirects);
  await writeFile(redirects, "- from: 7\n");
  const { status, stderr } = ensure();
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^redirects\.yaml:1: .*\n$/)]);
  await writeFile(redirects, sound);
});

test("of any other failure it keeps the trace that leads to it", async () => {
  const step = path.join(site.folder, "scripts/check-content.ts");
  await writeFile(
    step,
    'export async function checkContent() {\n  throw new Error("a mistake in the build");\n}\n',
  );
  const { status, stderr } = ensure();
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/a mistake in the build\n +at .*check-content\.ts:2/),
  ]);
});
