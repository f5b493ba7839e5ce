import { writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayMs } from "#contract/durations.ts";
import { clockAhead, contentTime, testClock } from "../setup/clock.ts";
import { type EditedSite, editedSite, shownWord } from "../setup/edited-site.ts";
import { otherProgram } from "../setup/other-program.ts";
import type { RunningServer } from "../setup/server.ts";
import { newStore, storeKinds } from "./both-stores.ts";

describe.each(storeKinds)("with %s", (kind) => {
  const clock = testClock();
  let site: EditedSite;
  let server: RunningServer;
  beforeAll(async () => {
    site = await editedSite({ ...clock.settings, ...(await newStore(kind)) });
    server = await site.start();
  });
  afterAll(async () => {
    await server.stop();
    await site.remove();
    clock.remove();
  });

  const status = async (name: string) => (await fetch(`${server.url}/insights/${name}`)).status;
  const statuses = (...names: string[]) => Promise.all(names.map(status));
  const appearsAt = (timeMs: number) => `publishAt: ${contentTime(timeMs)}`;

  async function publish(wantedStatus = 0) {
    const result = await site.run(["publish", "--yes"]);
    expect(result.status, result.output).toBe(wantedStatus);
    return result.output;
  }

  test("at its time appears what is published, and nothing that was moved, withdrawn, deleted or edited", async () => {
    // Later than a busy machine needs for what is published before.
    const dueMs = clock.inMinutes(5);
    for (const name of ["due", "moved", "withdrawn", "deleted"])
      await site.setArticle(name, appearsAt(dueMs));
    expect(await publish()).toMatch(/^ {2}later .*articles\/due\.md appears$/m);

    // Each is the only change, and none changes a page now.
    await site.setArticle("moved", appearsAt(dueMs + 24 * 60 * 60_000));
    expect(await publish()).toMatch(/^ {2}no longer .*articles\/moved\.md appears\n {2}later .*moved\.md/m);
    await site.setArticle("withdrawn", "draft: true");
    expect(await publish()).toMatch(/^ {2}no longer .*articles\/withdrawn\.md appears$/m);
    await site.delete("articles/deleted.md");
    expect(await publish()).toMatch(/^ {2}no longer .*articles\/deleted\.md appears$/m);

    // Edits that nobody has published.
    await site.setWord("unfinished");
    await site.setArticle("declined", appearsAt(dueMs));
    await site.write("articles/broken.md", "no article");
    expect(await statuses("due")).toEqual([404]);
    clock.set(dueMs);
    await expect.poll(() => status("due")).toBe(200);
    expect(await statuses("moved", "withdrawn", "deleted", "declined")).toEqual([404, 404, 404, 404]);
    expect(await shownWord(server.url)).not.toBe("unfinished");
    expect((await site.run(["list"])).output).toMatch(/^\* \d+ {2}changed by itself on /m);
    await site.delete("articles/broken.md");
    await site.delete("articles/declined.md");
  });

  test("what became due while no server ran appears before the next one is ready, with its program", async () => {
    const dueMs = clock.inMinutes(2);
    await site.setArticle("overnight", appearsAt(dueMs));
    await site.setWord("published");
    await publish();
    await server.stop();
    await site.setWord("unfinished");
    clock.set(dueMs + 60_000);
    server = await site.start({}, await otherProgram(site));
    expect(await statuses("overnight", "due", "moved")).toEqual([200, 200, 404]);
    expect(await shownWord(server.url)).toBe("published");
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  test.runIf(kind === "SQLite")(
    "a program that was replaced on the disk renders nothing, and says what to do",
    async () => {
      await writeFile(path.join(site.folder, "other-program/dist/version"), "a version that nobody started");
      const dueMs = clock.inMinutes(2);
      await site.setArticle("late", appearsAt(dueMs));
      // The server cannot show it.
      await publish(1);
      clock.set(dueMs);
      const readiness = async () =>
        (await (await fetch(`${server.url}/readyz`)).json()) as { message?: string };
      await expect
        .poll(async () => (await readiness()).message)
        .toContain("the program was replaced by another version, which this server must be restarted for");
      expect(await shownWord(server.url)).toBe("published");
      await server.stop();
      server = await site.start();
      expect(await statuses("late")).toEqual([200]);
    },
  );

  test("nothing appears early when the clock of the computer that publishes is ahead", async () => {
    const dueMs = clock.inMinutes(2 * 24 * 60);
    await site.setArticle("embargo", appearsAt(dueMs));
    await site.setWord("early");
    const ahead = { CLOCK_FILE: "", ...clockAhead(clock.nowMs() - Date.now() + 3 * dayMs) };
    const result = await site.run(["publish", "--yes"], ahead);
    expect(result.status, result.output).toBe(0);
    await expect.poll(() => shownWord(server.url)).toBe("early");
    expect(await statuses("embargo", "due")).toEqual([404, 200]);
    clock.set(dueMs);
    await expect.poll(() => status("embargo")).toBe(200);
  });
});
