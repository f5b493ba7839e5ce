import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { linkProductionPackages } from "../setup/production-packages.ts";
import { removeData, startServer } from "../setup/server.ts";
import { fixtureDistDir } from "../setup/sites.ts";
import { founder, post } from "./founder.ts";
import { applyForJob, pdf } from "./job-application.ts";

const lines = (file: string) => readFileSync(file, "utf8").split("\n").filter(Boolean);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "production-"));
  await linkProductionPackages(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const ensure = () =>
  spawnSync(process.execPath, ["scripts/build-if-stale.ts"], {
    cwd: folder,
    encoding: "utf8",
    timeout: 60_000,
  });

test("the files that the Dockerfile copies serve pages and accept applications", async () => {
  const copied = lines("deploy/Dockerfile").flatMap((line) => {
    const [, from, to] = /^COPY --from=build \/site\/(\S+) (\S+)$/.exec(line) ?? [];
    return from && to ? [{ from, to }] : [];
  });
  expect(copied.map(({ from }) => from)).toContain("node_modules");
  for (const { from, to } of copied) {
    if (from !== "node_modules")
      await cp(from === "dist" ? fixtureDistDir : from, path.join(folder, to), {
        recursive: true,
        verbatimSymlinks: true,
      });
  }
  const server = await startServer({}, folder);
  try {
    expect((await fetch(`${server.url}/apply-founder`)).status).toBe(200);
    expect((await post(server.url, founder)).status).toBe(200);
    expect((await applyForJob(server.url, pdf("A resume"))).status).toBe(200);
    await expect.poll(() => globSync(`${server.dataDir}/mail/*.eml`).length).toBe(4);
    expect(server.log.join("\n")).toContain(
      "Items with publishAt do not appear by themselves: the sources of the site are not here",
    );
  } finally {
    await server.stop();
    await removeData(server);
  }
});

test("npm start without build tools uses a stale build and warns", async () => {
  for (const part of ["package.json", "scripts", "content-model", "contract"]) {
    await cp(part, path.join(folder, part), { recursive: true });
  }
  await cp(fixtureDistDir, path.join(folder, "dist"), { recursive: true, verbatimSymlinks: true });
  const { status, stderr } = ensure();
  expect([status, stderr]).toEqual([0, expect.stringContaining("run `npm ci` first")]);
});

test("npm start without build tools and without a build fails with the command to run", async () => {
  for (const part of ["package.json", "scripts", "content-model", "contract"]) {
    await cp(part, path.join(folder, part), { recursive: true });
  }
  const { status, stderr } = ensure();
  expect([status, stderr]).toEqual([1, expect.stringContaining("npm ci && npm run build")]);
});

test(".dockerignore excludes secrets, applications and everything that git ignores", () => {
  const ignored = lines(".dockerignore").map((line) => line.replace("**/", ""));
  for (const line of lines(".gitignore")) {
    const name = line.replace(/^\/|\/$/g, "");
    expect(
      ignored.some((one) => name === one || name.startsWith(`${one}/`)),
      name,
    ).toBe(true);
  }
});
