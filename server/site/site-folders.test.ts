import { spawnSync } from "node:child_process";
import { existsSync, linkSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { dayMs } from "#contract/durations.ts";
import {
  deleteIncomplete,
  deleteOldSites,
  makeSiteFolders,
  markCurrent,
  type SiteFolders,
  siteFolders,
} from "./site-folders.ts";

let folders: SiteFolders;
beforeEach(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "site-folders-"));
  folders = siteFolders(dataDir);
  await makeSiteFolders(folders);
  return () => {
    vi.useRealTimers();
    rmSync(dataDir, { recursive: true });
  };
});

/** Makes a rendered site without content. */
async function render(name: string, ageMs = 0) {
  const folder = path.join(folders.rendered, name);
  await mkdir(folder);
  const usedAt = new Date(Date.now() - ageMs);
  utimesSync(folder, usedAt, usedAt);
  return folder;
}

test("a drawn picture is deleted when no site has had it for a day", async () => {
  const picture = (name: string) => path.join(folders.pictures, name);
  for (const name of ["unused.avif", "used.avif", "land.1.survey"]) writeFileSync(picture(name), name);
  linkSync(picture("used.avif"), path.join(folders.rendered, "used.avif"));
  const left = () =>
    ["unused.avif", "used.avif", "land.1.survey"].filter((name) => existsSync(picture(name)));

  await deleteOldSites(folders);
  expect(left()).toEqual(["unused.avif", "used.avif", "land.1.survey"]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * dayMs });
  await deleteOldSites(folders);
  expect(left()).toEqual(["used.avif", "land.1.survey"]);
  vi.setSystemTime(Date.now() + 30 * dayMs);
  await deleteOldSites(folders);
  expect(left()).toEqual(["used.avif"]);
});

test("the sites that were served last stay, however many drafts are younger", async () => {
  for (const name of ["site-1", "site-2", "site-3", "site-4", "site-5"]) {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1_000 });
    await markCurrent(folders, await render(name));
  }
  for (const hour of [1, 2, 3, 4]) await render(`new-${hour}`);
  for (const day of [1, 2]) await render(`old-${day}`, (day + 1) * dayMs);
  await deleteOldSites(folders);
  expect((await readdir(folders.rendered)).sort()).toEqual([
    ...["new-1", "new-2", "new-3", "new-4", "site-2", "site-3", "site-4", "site-5"],
  ]);
});

test("a site that the version before served, without a mark, stays", async () => {
  const served = await render("served", 3 * dayMs);
  symlinkSync(served, folders.current);
  for (const hour of [1, 2, 3]) await render(`draft-${hour}`);
  await markCurrent(folders, await render("new"));
  await deleteOldSites(folders);
  expect(existsSync(served)).toBe(true);
});

test("a site that cannot be deleted stops nothing", async (context) => {
  const [closed = "", other = ""] = await Promise.all(
    [6, 5, 4, 3, 2].map((days) => render(`old-${days}`, days * dayMs)),
  );
  const changeAttributes = (change: string) => spawnSync("chattr", [change, closed]).status;
  context.skip(changeAttributes("+i") !== 0, "this machine does not let tests make files immutable");
  await deleteOldSites(folders).finally(() => changeAttributes("-i"));
  expect([existsSync(closed), existsSync(other)]).toEqual([true, false]);
});

test("what a process wrote days ago is deleted, whichever has its number now", async () => {
  const incomplete = (age: string) => `${age}.incomplete-${process.pid}`;
  await render(incomplete("old"), 2 * dayMs);
  await render(incomplete("now"));
  await deleteIncomplete(folders);
  expect(await readdir(folders.rendered)).toEqual([incomplete("now")]);
});
