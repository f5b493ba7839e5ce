import { globSync, readFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { copyProductionPackages } from "../setup/production-packages.ts";
import { removeData, startServer } from "../setup/server.ts";
import { fixtureContent, sharePictures } from "../setup/sites.ts";
import { founder, post } from "./founder.ts";
import { applyForJob, pdf } from "./job-application.ts";

const lines = (file: string) => readFileSync(file, "utf8").split("\n").filter(Boolean);

test("the files that the Dockerfile copies serve pages and forms, also while `npm ci` replaces the packages", async (context) => {
  const folder = await mkdtemp(path.join(tmpdir(), "production-"));
  context.onTestFinished(() => rm(folder, { recursive: true }));
  const copied = lines("deploy/Dockerfile").flatMap((line) => {
    const [, from, to] = /^COPY --from=build \/site\/(\S+) (\S+)$/.exec(line) ?? [];
    return from && to ? [{ from, to }] : [];
  });
  expect(copied.map(({ from }) => from)).toContain("node_modules");
  for (const { from, to } of copied) {
    if (from === "node_modules") await copyProductionPackages(folder);
    else
      await cp(from === "content" ? fixtureContent : from, path.join(folder, to), {
        recursive: true,
        verbatimSymlinks: true,
      });
  }
  const dataDir = path.join(folder, "data");
  sharePictures(dataDir);
  const server = await startServer({ CONTENT_DIR: "", DATA_DIR: dataDir }, folder);
  try {
    // Before the first mail is sent.
    await rm(path.join(folder, "node_modules"), { recursive: true });
    expect((await fetch(`${server.url}/apply-founder`)).status).toBe(200);
    expect((await post(server.url, founder)).status).toBe(200);
    expect((await applyForJob(server.url, pdf("A resume"))).status).toBe(200);
    await expect.poll(() => globSync(`${server.dataDir}/mail/*.eml`).length).toBe(4);

    const refused = await fetch(`${server.url}/api/send-email`, {
      method: "POST",
      headers: { accept: "text/html" },
      body: new URLSearchParams({ ...founder, email: "" }),
    });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("<form");
  } finally {
    await server.stop();
    await removeData(server);
  }
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
