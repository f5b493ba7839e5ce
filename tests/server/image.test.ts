import { globSync, readFileSync } from "node:fs";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { removeData, startServer } from "../setup/server.ts";
import { founder, post } from "./founder.ts";
import { applyForJob, pdf } from "./job-application.ts";

const lines = (file: string) => readFileSync(file, "utf8").split("\n").filter(Boolean);

test("what the Dockerfile copies into the image is enough to serve pages and take applications", async () => {
  const copied = lines("deploy/Dockerfile").flatMap((line) => {
    const [, from, to] = /^COPY --from=build \/site\/(\S+) (\S+)$/.exec(line) ?? [];
    return from && to ? [{ from, to }] : [];
  });
  expect(copied.map(({ from }) => from)).toContain("node_modules");
  const image = await mkdtemp(path.join(tmpdir(), "image-"));
  try {
    for (const { from, to } of copied) {
      const target = path.join(image, to);
      if (from === "node_modules") await symlink(path.resolve(from), target, "dir");
      else await cp(from, target, { recursive: true });
    }
    const server = await startServer({}, image, image);
    try {
      expect((await fetch(`${server.url}/apply-founder`)).status).toBe(200);
      expect((await post(server.url, founder)).status).toBe(200);
      expect((await applyForJob(server.url, pdf("A resume"))).status).toBe(200);
      await expect.poll(() => globSync(`${server.dataDir}/mail/*.eml`).length).toBe(4);
    } finally {
      await server.stop();
      await removeData(server);
    }
  } finally {
    await rm(image, { recursive: true });
  }
});

test("secrets, applications and what this machine has made stay out of what the image is built from", () => {
  const ignored = lines(".dockerignore").map((line) => line.replace("**/", ""));
  for (const line of lines(".gitignore")) {
    const name = line.replace(/^\/|\/$/g, "");
    expect(
      ignored.some((one) => name === one || name.startsWith(`${one}/`)),
      name,
    ).toBe(true);
  }
});
