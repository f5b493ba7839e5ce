import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seededRandom } from "#pictures/random.ts";
import { type EditedSite, editedSite, shownWord } from "../setup/edited-site.ts";
import { environment } from "../setup/environment.ts";
import type { RunningServer } from "../setup/server.ts";
import { serverFolder } from "../setup/sites.ts";
import { newStore, storeKinds } from "./both-stores.ts";

const kills = 4;

describe.each(storeKinds)("with %s", (kind) => {
  let site: EditedSite;
  let server: RunningServer;
  beforeAll(async () => {
    site = await editedSite(await newStore(kind));
    server = await site.start();
  });
  afterAll(async () => {
    await server.stop();
    await site.remove();
  });

  /** Publishes in a process group of its own, with the process that renders. */
  async function startPublishing(word: string) {
    await site.setWord(word);
    return spawn(process.execPath, ["dist/server/publications.js", "publish", "--yes", "--note", word], {
      cwd: serverFolder,
      env: environment(site.settings),
      detached: true,
      stdio: "ignore",
    });
  }

  /** The note of the newest publication. */
  async function published() {
    const { output } = await site.run(["list"]);
    return /^\* .*\((\S+)\)$/m.exec(output)?.[1];
  }

  const incomplete = () =>
    ["rendered", "content"]
      .map((name) => path.join(site.dataDir, "site", name))
      .flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []))
      .filter((name) => name.includes(".incomplete-"));

  test("killed at any moment, nothing half-published is shown, and the next try works", async () => {
    const seed = process.env.SEED ?? String(Date.now());
    console.log(`SEED=${seed}`);
    const random = seededRandom(seed);
    const startedMs = performance.now();
    const first = await startPublishing("first");
    expect(await once(first, "exit")).toEqual([0, null]);
    const spanMs = performance.now() - startedMs;
    for (let round = 0; round < kills; round++) {
      const publishing = await startPublishing(`round-${round}`);
      const ended = once(publishing, "exit");
      await wait(random() * spanMs);
      if (publishing.exitCode === null) process.kill(-(publishing.pid ?? 0), "SIGKILL");
      await ended;
      // Every second time while the server renders or switches, or not at all.
      if (round % 2 === 0) {
        await server.stop("SIGKILL");
        server = await site.start();
      }
      const newest = await published();
      await expect.poll(() => shownWord(server.url)).toBe(newest);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    }
    const last = await startPublishing("last");
    expect(await once(last, "exit")).toEqual([0, null]);
    expect(await shownWord(server.url)).toBe("last");
    // What a killed server had begun to render is finished by its process, or deleted before the next rendering.
    await server.stop();
    server = await site.start();
    await expect.poll(incomplete).toEqual([]);
  });
});
