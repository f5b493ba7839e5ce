import { existsSync, linkSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { dayMs } from "#contract/durations.ts";
import { deleteOldSites, makeSiteFolders, siteFolders } from "./site-folders.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "site-folders-"));
const folders = siteFolders(dataDir);
const picture = (name: string) => path.join(folders.pictures, name);
afterEach(() => {
  vi.useRealTimers();
  rmSync(dataDir, { recursive: true });
});

test("a drawn picture is deleted when no site has had it for a day", async () => {
  await makeSiteFolders(folders);
  for (const name of ["unused.avif", "used.avif", "land.1.survey"]) writeFileSync(picture(name), name);
  linkSync(picture("used.avif"), path.join(folders.rendered, "used.avif"));
  const left = () =>
    ["unused.avif", "used.avif", "land.1.survey"].filter((name) => existsSync(picture(name)));

  await deleteOldSites(folders, []);
  expect(left()).toEqual(["unused.avif", "used.avif", "land.1.survey"]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * dayMs });
  await deleteOldSites(folders, []);
  expect(left()).toEqual(["used.avif", "land.1.survey"]);
});
