import { execFileSync, spawnSync } from "node:child_process";
import { chmod, rename } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { editedSite } from "../setup/edited-site.ts";
import { serverFolder, shareSites } from "../setup/sites.ts";

const nobody = 65_534;

/** Whether this process can start others as another user, and they can read the program. */
const canBecomeNobody =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ["-e", "require('node:fs').accessSync('dist/version')"], {
    cwd: serverFolder,
    uid: nobody,
    gid: nobody,
  }).status === 0;

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
    const others = execFileSync("find", [site.dataDir, "!", "-uid", String(nobody)], { encoding: "utf8" });
    expect(others).toBe("");
  },
);
