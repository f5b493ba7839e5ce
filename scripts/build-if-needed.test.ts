import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runScript } from "../tests/setup/run-script.ts";

const script = path.resolve("scripts/build-if-needed.ts");

test("a command beside a running server leaves its program, and says that it is older than its sources", async () => {
  const cwd = await mkdtemp(path.join(tmpdir(), "program-"));
  onTestFinished(() => rm(cwd, { recursive: true }));
  for (const folder of ["dist", "scripts", "node_modules/vite"])
    await mkdir(path.join(cwd, folder), { recursive: true });
  await writeFile(path.join(cwd, "dist/version"), "built");
  await writeFile(path.join(cwd, "scripts/build.ts"), "");
  const run = () => runScript(script, ["--if-missing"], { cwd });

  await utimes(path.join(cwd, "dist/version"), 1, 1);
  const { status, output } = await run();
  expect([status, output]).toEqual([0, expect.stringMatching(/^This program is older than its sources\./)]);
  expect(await readFile(path.join(cwd, "dist/version"), "utf8")).toBe("built");

  await utimes(path.join(cwd, "scripts/build.ts"), 0, 0);
  expect(await run()).toEqual({ status: 0, output: "" });
});

test("the programs of a build end with it", async () => {
  const program = `import { runProgram } from ${JSON.stringify(path.resolve("scripts/run-program.ts"))};
    await runProgram(process.execPath, "-e", "console.log('runs'); setInterval(() => {}, 1000)");`;
  const build = spawn(process.execPath, ["--input-type=module", "-e", program]);
  await once(build.stdout, "data");
  build.kill("SIGTERM");
  // When nobody holds its output any more.
  expect(await once(build, "close")).toEqual([1, null]);
});
