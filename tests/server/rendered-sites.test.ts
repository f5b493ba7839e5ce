import { existsSync } from "node:fs";
import { mkdir, readdir, rm, utimes } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publish as publishSnapshot, snapshotOfFolder } from "#server/publications/publish.ts";
import { openStoreWithoutKey } from "#server/store/store.ts";
import { editedSite, shownWord } from "../setup/edited-site.ts";
import type { RunningServer } from "../setup/server.ts";

let site: Awaited<ReturnType<typeof editedSite>>;
let server: RunningServer;
beforeAll(async () => {
  site = await editedSite();
  server = await site.start();
  await publications("published", "publish", "--yes");
});
afterAll(async () => {
  await server.stop();
  await site.remove();
});

/** Runs a command on the content folder with a word. */
async function publications(word: string, ...args: string[]) {
  await site.setWord(word);
  const { status, output } = await site.run(args);
  expect(status, output).toBe(0);
}

const inSites = (...names: string[]) => path.join(site.dataDir, "site", ...names);

test("what was rendered and never published is deleted, but for the last of it", async () => {
  const drafts = [1, 2, 3, 4, 5, 6].map((number) => inSites("rendered", `another-${number}-0`));
  for (const folder of drafts) {
    await mkdir(folder);
    await utimes(folder, 0, 0);
  }
  await publications("looked-at", "publish", "--dry-run");
  expect(drafts.filter(existsSync).length).toBeLessThan(3);
});

test("nobody is told to keep that a picture is missing", async () => {
  const pictures = inSites("current/client/pictures");
  const [name = ""] = (await readdir(pictures)).filter((one) => one.endsWith(".svg"));
  const answer = async () => {
    for (const extension of ["", ".br", ".gz"])
      await rm(path.join(pictures, name + extension), { force: true });
    const { status, headers } = await fetch(`${server.url}/pictures/${name}`);
    return [status, headers.get("cache-control")];
  };
  // It may come back before it is asked for.
  await expect.poll(answer, { interval: 20 }).toEqual([404, "no-cache"]);
  const status = async () => (await fetch(`${server.url}/pictures/${name}`)).status;
  await expect.poll(status).toBe(200);
});

test("a server that can neither open nor render what is published shows no draft", async () => {
  await publications("secret", "publish", "--dry-run");
  await server.stop();
  await rm(inSites("current/site.json"));
  await site.write("jobs/wrong.yaml", "title: Wrong\n");
  const store = await openStoreWithoutKey({ DATA_DIR: site.dataDir });
  const parent = await store.publications.current();
  const snapshot = await snapshotOfFolder(site.contentFolder, parent);
  const details = { author: "", note: "", changes: null };
  await publishSnapshot({ store }, site.contentFolder, snapshot, parent, details);
  await store.close();
  server = await site.start();
  expect(["secret", "looked-at"]).not.toContain(await shownWord(server.url));
});
