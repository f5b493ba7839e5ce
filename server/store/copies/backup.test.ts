import { statSync } from "node:fs";
import { chmod, mkdtemp, open, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore } from "../store.ts";
import { backUp, restore } from "./backup.ts";

let folder: string;
let data: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "backup-"));
  data = path.join(folder, "data");
});
afterEach(() => rm(folder, { recursive: true }));

const modeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mode.toString(8).slice(-3);

/** The modes that a file has while work runs, checked in every turn of the event loop. */
async function modesDuring(file: string, work: Promise<unknown>) {
  const modes = new Set<string>();
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const mode = modeOf(file);
    if (mode) modes.add(mode);
    await nextTurn();
  }
  await done;
  return [...modes];
}

test("only the owner can ever read the store, a backup and a restored store", async () => {
  const store = await openStore({ DATA_DIR: data });
  for (const suffix of ["", "-wal", "-shm"]) {
    expect(modeOf(path.join(data, `applications.db${suffix}`))).toBe("600");
  }
  const copy = path.join(folder, "copy.db");
  expect(await modesDuring(`${copy}.part`, backUp(data, copy))).toEqual(["600"]);
  expect(modeOf(copy)).toBe("600");
  await store.close();
  // A backup that was copied elsewhere may have another mode.
  await chmod(copy, 0o644);
  const file = path.join(data, "applications.db");
  expect(await modesDuring(`${file}.part`, restore(data, copy))).toEqual(["600"]);
  expect(modeOf(file)).toBe("600");
});

test("a damaged copy is removed", async () => {
  const store = await openStore({ DATA_DIR: data });
  await store.close();
  const pageBytes = 4096;
  const file = await open(path.join(data, "applications.db"), "r+");
  await file.write(Buffer.alloc(pageBytes * 3, 0x5a), 0, pageBytes * 3, pageBytes * 2);
  await file.close();
  await expect(backUp(data, path.join(folder, "copy.db"))).rejects.toThrow("not an intact backup");
  expect(await readdir(folder)).toEqual(["data"]);
  await expect(restore(data, "package.json")).rejects.toThrow("not an intact backup");
  expect(await readdir(data)).toEqual(["applications.db", "code.key"]);
});
