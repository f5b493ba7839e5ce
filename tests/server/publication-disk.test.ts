import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { editedSite, shownWord } from "../setup/edited-site.ts";
import { freePort } from "../setup/free-port.ts";
import { smallDisk } from "../setup/small-disk.ts";
import { newStore, storeKinds } from "./both-stores.ts";
import { waitForLog } from "./wait-for-log.ts";

const diskMegabytes = 200;
const ready = async (url: string) => (await fetch(`${url}/readyz`)).json() as Promise<{ message: string }>;

describe.each(storeKinds)("with %s", (kind) => {
  test("publishing on a full disk says so, changes nothing, and works when there is room", async (context) => {
    const disk = await smallDisk(diskMegabytes);
    context.onTestFinished(disk.remove);
    context.skip(!disk.mounted, "this machine does not let tests mount a file system");
    const site = await editedSite({ DATA_DIR: disk.folder, ...(await newStore(kind)) });
    context.onTestFinished(site.remove);
    const server = await site.start();
    context.onTestFinished(async () => void (await server.stop()));
    const publish = () => site.run(["publish", "--yes"]);
    await site.setWord("before");
    expect((await publish()).status).toBe(0);

    await site.setWord("after");
    // No room for a file; and room for some, so that rendering fails.
    for (const leftBytes of [0, 20_000]) {
      await disk.fill(leftBytes);
      const { status, output } = await publish();
      await disk.free();
      expect(status).toBe(1);
      expect(output).toMatch(/^.*\bdisk is full$/m);
      expect(output).toContain("Nothing was published. The site is as it was.");
      expect(await shownWord(server.url)).toBe("before");
    }
    const { status, output } = await publish();
    expect(status, output).toBe(0);
    expect(await shownWord(server.url)).toBe("after");
    for (const name of ["rendered", "content"]) {
      // The server may still be rendering what is due next.
      const incomplete = async () =>
        (await readdir(path.join(disk.folder, "site", name))).filter((one) => one.includes(".incomplete-"));
      await expect.poll(incomplete).toEqual([]);
    }
  });
});

test("a server whose disk is full goes on with what it serves, and says so", async (context) => {
  const disk = await smallDisk(diskMegabytes);
  context.onTestFinished(disk.remove);
  context.skip(!disk.mounted, "this machine does not let tests mount a file system");
  const site = await editedSite(await newStore("PostgreSQL"));
  const otherData = await mkdtemp(path.join(tmpdir(), "other-data-"));
  context.onTestFinished(() => rm(otherData, { recursive: true }));
  context.onTestFinished(site.remove);
  const port = async () => String(await freePort());
  const server = await site.start({ DATA_DIR: disk.folder, PORT: await port() });
  const other = await site.start({ DATA_DIR: otherData, PORT: await port() });
  context.onTestFinished(async () => {
    await server.stop();
    await other.stop();
  });
  const publish = async (word: string, wantedStatus = 0) => {
    await site.setWord(word);
    const { status, output } = await site.run(["publish", "--yes"]);
    expect(status, output).toBe(wantedStatus);
    return output;
  };
  await publish("before");
  await disk.fill();
  expect(await publish("meanwhile", 1)).toMatch(/: publication 3 cannot be served: the disk is full$/m);
  expect([await shownWord(server.url), await shownWord(other.url)]).toEqual(["before", "meanwhile"]);
  await waitForLog(server, "What was served before is served still");
  expect((await ready(server.url)).message).toContain("publication 3 cannot be served: the disk is full");
  await disk.free();
  await publish("after");
  expect([await shownWord(server.url), await shownWord(other.url)]).toEqual(["after", "after"]);
});
