import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { editedSite } from "../setup/edited-site.ts";
import { environment } from "../setup/environment.ts";
import { fixtureContent, serverFolder, shareSites } from "../setup/sites.ts";

const nobody = 65_534;

/** Whether this process can start others as another user, and they can read the program. */
const canBecomeNobody =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ["-e", "require('node:fs').accessSync('dist/version')"], {
    cwd: serverFolder,
    uid: nobody,
    gid: nobody,
  }).status === 0;

/** The files below a folder that are not nobody's. */
const filesOfOthers = (folder: string) =>
  execFileSync("find", [folder, "!", "-uid", String(nobody)], { encoding: "utf8" });

test.skipIf(!canBecomeNobody)(
  "what root publishes belongs to the owner of the data folder, so that the server can go on with it",
  async (context) => {
    const site = await editedSite();
    context.onTestFinished(site.remove);
    shareSites(site.dataDir);
    // Copies in place of the links: nobody may make a hard link to another user's file.
    const linked = path.join(site.folder, "linked");
    await rename(path.join(site.dataDir, "site"), linked);
    execFileSync("cp", ["-rL", "--preserve=timestamps", linked, path.join(site.dataDir, "site")]);
    execFileSync("chown", ["-Rh", `${nobody}:${nobody}`, site.folder]);
    await site.setWord("published-by-root");
    const closed = path.join(site.contentFolder, "facts.yaml");
    execFileSync("chown", ["root", closed]);
    await chmod(closed, 0o600);
    const refused = await site.run(["publish", "--yes"]);
    expect(refused.output).toMatch(/^facts\.yaml: the user of this program may not read it/);
    await chmod(closed, 0o644);
    const { status, output } = await site.run(["publish", "--yes"]);
    expect(status, output).toBe(0);
    expect(filesOfOthers(site.dataDir)).toBe("");
  },
);

test.skipIf(!canBecomeNobody)("so do the pictures of a preview that root starts", async (context) => {
  const folder = await mkdtemp(path.join(tmpdir(), "preview-owner-"));
  context.onTestFinished(() => rm(folder, { recursive: true }));
  execFileSync("chown", [`${nobody}:${nobody}`, folder]);
  const preview = spawn(process.execPath, ["dist/server/preview.js"], {
    cwd: serverFolder,
    env: {
      ...environment({ NODE_ENV: "production", CONTENT_DIR: fixtureContent }),
      DATA_DIR: folder,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  context.onTestFinished(async () => {
    const ended = once(preview, "exit");
    preview.kill();
    await ended;
  });
  let url = "";
  for await (const line of createInterface(preview.stdout)) {
    url = /^Preview: (.+)\/$/.exec(line)?.[1] ?? "";
    if (url) break;
  }
  const html = await (await fetch(`${url}/about`)).text();
  const [, picture] = /src="(\/pictures\/[^"]+)"/.exec(html) ?? [];
  expect((await fetch(url + picture)).status).toBe(200);
  expect(filesOfOthers(folder)).toBe("");
});
