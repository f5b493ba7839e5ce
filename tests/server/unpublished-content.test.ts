import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeData, startServer } from "../setup/server.ts";
import { fixtureContent } from "../setup/sites.ts";
import { waitForLog } from "./wait-for-log.ts";

test("a server starts with content that is not published, and says so and what is wrong with it", async () => {
  const parent = await mkdtemp(path.join(tmpdir(), "content-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = path.join(parent, "content");
  await cp(fixtureContent, folder, { recursive: true });
  const first = await startServer({ CONTENT_DIR: folder });
  onTestFinished(() => removeData(first));
  await first.stop();
  expect(first.log.join("\n")).not.toContain("is not what publication");

  const settings = { CONTENT_DIR: folder, DATA_DIR: first.dataDir };
  await writeFile(path.join(folder, "redirects.yaml"), "redirects:\n  - { from: /old-page, to: /about }\n");
  const second = await startServer(settings);
  const differs = `The content in ${folder} is not what publication 1 shows`;
  await waitForLog(second, `${differs}: see the changes with \`npm run publish -- --dry-run\``);
  expect((await fetch(`${second.url}/old-page`, { redirect: "manual" })).status).toBe(404);
  await second.stop();

  await writeFile(path.join(folder, "redirects.yaml"), "redirects:\n  - { from: 7 }\n");
  const third = await startServer(settings);
  await waitForLog(third, `${differs}, and has 1 mistake. The first: redirects.yaml:2: `);
  expect((await fetch(`${third.url}/about`)).status).toBe(200);
  await third.stop();
});
