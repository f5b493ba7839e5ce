import { existsSync, readdirSync } from "node:fs";
import { readFile, realpath, rm, truncate } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hourMs } from "#contract/durations.ts";
import { publish as publishSnapshot, snapshotOfFolder } from "#server/publications/publish.ts";
import { openStoreWithoutKey } from "#server/store/store.ts";
import { editedSite, shownWord } from "../setup/edited-site.ts";
import { otherProgram } from "../setup/other-program.ts";
import { type RunningServer, startFailingServer } from "../setup/server.ts";
import { metricsPort } from "./wait-for-log.ts";

const asItWas = "Nothing was published. The site is as it was.";

const restartOther = " runs another version of the program. Restart it if it cannot show this content.";

let site: Awaited<ReturnType<typeof editedSite>>;
let server: RunningServer;
beforeAll(async () => {
  site = await editedSite();
  server = await site.start({ METRICS_PORT: "0" });
});
afterAll(async () => {
  await server.stop();
  await site.remove();
});

/** Publishes the content folder. @returns what the command printed */
async function publish(word: string) {
  await site.setWord(word);
  const { status, output } = await site.run(["publish", "--yes", "--note", word], { SUDO_USER: "anna" });
  expect(status, output).toBe(0);
  return output;
}

const back = (...args: string[]) => site.run(["back", "--yes", ...args]);
const word = () => shownWord(server.url);
const ready = async () => (await fetch(`${server.url}/readyz`)).status;

test("a changed word is live when the command ends, without a restart", async () => {
  const output = await publish("one");
  expect(await word()).toBe("one");
  expect(output).toMatch(/^ {2}changed {2}\/insights/m);
  expect(output).toMatch(/^ {4}\+ The word is one\.$/m);
  expect(output).toContain(`This is for the server of ${site.dataDir} on this computer.\n`);
  expect(output).toContain("Publication 2 is stored.");
  expect(output).toMatch(/ shows it\.$/m);
  expect(output).toContain("To go back: npm run publications -- back");
});

test("content that is published already is not published again", async () => {
  const { status, output } = await site.run(["publish", "--yes"]);
  expect([status, output]).toEqual([0, "Nothing to publish: the site shows this content already.\n"]);
});

test("content that was lost comes back from what is published, and a command writes it into a folder", async () => {
  // As in an image, which has no working copy.
  const { status, output } = await site.run(["publish", "--yes"], { CONTENT_DIR: "" });
  expect([status, output]).toEqual([0, expect.stringContaining("Nothing to publish")]);
  const article = "articles/first-article.md";
  expect(await readFile(path.join(site.dataDir, "content", article), "utf8")).toContain("The word is one.");

  const [newest, first] = [path.join(site.folder, "newest"), path.join(site.folder, "first")];
  const written = await site.run(["files", newest]);
  expect([written.status, written.output]).toEqual([0, `${newest} has the content of publication 2.\n`]);
  expect(await readFile(path.join(newest, article), "utf8")).toContain("The word is one.");
  expect((await site.run(["files", first, "1"])).status).toBe(0);
  expect(await readFile(path.join(first, article), "utf8")).not.toContain("The word is");
  const again = await site.run(["files", newest]);
  expect([again.status, again.output]).toEqual([1, expect.stringContaining("has files already")]);
});

test("--dry-run shows what would change, and changes nothing", async () => {
  await site.setWord("two");
  const { status, output } = await site.run(["publish", "--dry-run"]);
  expect(status, output).toBe(0);
  expect(output).toContain("+ The word is two.");
  expect(output).toMatch(
    /^\d+ warnings, which stop nothing:\n {2}.*\n( {2}.*\n)* {2}jobs\/closed-job\.yaml:8: /m,
  );
  expect(await word()).toBe("one");
});

test("publishing and going back with a program that no server runs yet name the servers to restart", async () => {
  await site.setWord("two");
  const cwd = await otherProgram(site);
  for (const args of [
    ["publish", "--yes"],
    ["back", "--yes"],
  ]) {
    const { status, output } = await site.run(args, { cwd });
    expect(status, output).toBe(0);
    expect(output).toContain(restartOther);
  }
  expect(await word()).toBe("one");
});

test("a content folder that does not exist is named, with its setting", async () => {
  const CONTENT_DIR = path.join(site.folder, "missing");
  const { status, output } = await site.run(["publish", "--yes"], { CONTENT_DIR });
  expect([status, output]).toEqual([
    1,
    `CONTENT_DIR=${CONTENT_DIR}: there is no such folder\n\n${asItWas}\n`,
  ]);
});

test("a data folder without a store is refused, and gets none", async () => {
  const folder = path.join(site.folder, "wrong");
  const { status, output } = await site.run(["publish", "--yes"], { DATA_DIR: folder });
  expect([status, output]).toEqual([1, expect.stringContaining(`DATA_DIR=${folder}: there is no store`)]);
  expect(existsSync(folder)).toBe(false);
});

test("nobody is asked where nobody can answer", async () => {
  for (const command of ["publish", "back"]) {
    const { status, output } = await site.run([command]);
    expect(status).toBe(1);
    expect(output).toMatch(/add `(-- )?--yes`/);
    expect(output).toContain(asItWas);
  }
  expect(await word()).toBe("one");
});

test("content with mistakes is refused with the file and line of each, and changes nothing", async () => {
  await site.write("jobs/wrong.yaml", "title: Wrong\n");
  await site.write("articles/wrong.md", "no article");
  const { status, output } = await site.run(["publish", "--yes"]);
  await site.delete("jobs/wrong.yaml");
  await site.delete("articles/wrong.md");
  expect(status).toBe(1);
  expect(output).toMatch(/^jobs\/wrong\.yaml:1: /m);
  expect(output).toMatch(/^articles\/wrong\.md\b/m);
  expect(output).toContain(asItWas);
  expect([await word(), await ready()]).toEqual(["one", 200]);
});

test("going back leads to the state before the fix, never to the bad one", async () => {
  await publish("bad");
  const taken = await back();
  expect(taken.status, taken.output).toBe(0);
  expect(taken.output).toMatch(/^ {4}- The word is bad\.\n {4}\+ The word is one\.$/m);
  expect(await word()).toBe("one");
  await publish("fixed");
  const { status, output } = await back("--note", "again");
  expect(status, output).toBe(0);
  expect(output).toMatch(/^Publication 8 shows the content of publication \d again\.$/m);
  expect(await word()).toBe("one");

  const { output: list } = await site.run(["list"]);
  expect(list).toMatch(/^\* 8 {2}went back on .+ by \S+ to publication \d \(again\)$/m);
  expect(list).toMatch(/^ {2}5 {2}published on .+ by anna \(bad\)$/m);
});

test("going back to what is shown is refused in words", async () => {
  for (const id of ["2", "8"]) {
    const { status, output } = await back(id);
    expect(status).toBe(1);
    expect(output).toContain(`The content of publication ${id} is shown now.`);
    expect(output).toContain(asItWas);
  }
  const unknown = await back("99");
  expect([unknown.status, unknown.output]).toEqual([1, expect.stringContaining("no publication 99")]);
});

test("what is served and is deleted from the disk comes back by itself, and is reported", async () => {
  const metrics = `http://127.0.0.1:${await metricsPort(server)}/metrics`;
  const isCurrent = async () => /^site_current (\d)/m.exec(await (await fetch(metrics)).text())?.[1];
  const served = await realpath(path.join(site.dataDir, "site/current"));
  expect(await isCurrent()).toBe("1");
  const seen = new Set<string>();
  const look = async () => {
    const reason = ((await (await fetch(`${server.url}/readyz`)).json()) as { message: string }).message;
    seen.add(`${reason}, ${await isCurrent()}`);
    return [...seen].join("\n");
  };
  await rm(served, { recursive: true });
  await expect
    .poll(look, { interval: 50 })
    .toContain("files of the site are missing or damaged on the disk, 0");
  await expect.poll(ready).toBe(200);
  expect([await word(), await isCurrent()]).toEqual(["one", "1"]);
});

test("so does the content that it was rendered from", async () => {
  const served = await realpath(path.join(site.dataDir, "site/current"));
  const [, snapshot = ""] = path.basename(served).split("-");
  const content = path.join(site.dataDir, "site/content", snapshot);
  await rm(content, { recursive: true });
  await expect.poll(ready, { interval: 20 }).toBe(503);
  await expect.poll(ready).toBe(200);
  expect(existsSync(path.join(content, "site.yaml"))).toBe(true);
});

test("while one file is missing, all others are served", async () => {
  const statuses = new Set<number>();
  const about = async () => {
    statuses.add((await fetch(`${server.url}/`)).status);
    return (await fetch(`${server.url}/about`)).status;
  };
  const deleteAbout = async () => {
    const served = await realpath(path.join(site.dataDir, "site/current"));
    for (const extension of ["", ".br", ".gz"])
      await rm(path.join(served, `client/about/index.html${extension}`), { force: true });
    return about();
  };
  // It may come back before it is asked for.
  await expect.poll(deleteAbout, { interval: 20 }).toBe(404);
  await expect.poll(about, { interval: 20 }).toBe(200);
  expect([...statuses]).toEqual([200]);
});

test("a file that was cut short is noticed, and comes back by itself", async () => {
  const served = await realpath(path.join(site.dataDir, "site/current"));
  const { length } = await (await fetch(`${server.url}/about`)).text();
  for (const extension of ["", ".br", ".gz"])
    await truncate(path.join(served, `client/about/index.html${extension}`));
  await expect.poll(ready, { interval: 20 }).toBe(503);
  await expect.poll(ready).toBe(200);
  expect(await (await fetch(`${server.url}/about`)).text()).toHaveLength(length);
});

test("a server starts with a mistake in its content when something is published, and ends without", async () => {
  await server.stop();
  await site.write("jobs/wrong.yaml", "title: Wrong\n");
  const { stderr, status } = startFailingServer({ CONTENT_DIR: site.contentFolder });
  expect(status).toBe(1);
  expect(stderr).toContain("jobs/wrong.yaml:1: ");
  server = await site.start();
  await site.delete("jobs/wrong.yaml");
  expect([await word(), await ready()]).toEqual(["one", 200]);
});

test("a server shows the publication before when it cannot render the newest one, and says so", async () => {
  await server.stop();
  // As after an upgrade to a program that refuses what an earlier one took.
  const rendered = path.join(site.dataDir, "site/rendered");
  await site.write("jobs/wrong.yaml", "title: Wrong\n");
  const store = await openStoreWithoutKey({ DATA_DIR: site.dataDir });
  const parent = await store.publications.current();
  const snapshot = await snapshotOfFolder(site.contentFolder, parent);
  await publishSnapshot({ store }, site.contentFolder, snapshot, parent, {
    author: "",
    note: "",
    changes: null,
  });
  await store.close();
  await site.delete("jobs/wrong.yaml");
  server = await site.start();
  expect(await word()).toBe("one");
  const { message } = (await (await fetch(`${server.url}/readyz`)).json()) as { message: string };
  expect(message).toMatch(/^publication 9 cannot be rendered: jobs\/wrong\.yaml:1: /);
  await publish("better");
  expect([await word(), await ready()]).toEqual(["better", 200]);
  expect(readdirSync(rendered).filter((name) => name.includes("incomplete"))).toEqual([]);
});

test("a server that does not show what was published makes the status 1", async () => {
  const store = await openStoreWithoutKey({ DATA_DIR: site.dataDir });
  const name = "other:3000";
  const problem = "publication 99 cannot be served: the disk is full";
  await store.servers.report({
    id: name,
    name,
    program: "",
    publicationId: 99,
    problem,
    seenAt: Date.now() + hourMs,
  });
  const results = [await back("2"), await site.run(["publish", "--yes"])];
  await store.servers.remove(name);
  await store.close();
  for (const { status, output } of results) {
    expect(status, output).toBe(1);
    expect(output).toContain(`${name}: ${problem}`);
    expect(output).toMatch(/ shows it\.$/m);
    expect(output).not.toContain(asItWas);
  }
  expect(await word()).toBe("better");
});
