import { statSync } from "node:fs";
import { chmod, mkdtemp, open, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backUp, restore } from "./backup.ts";
import { openStore } from "./store.ts";

let folder: string;
let data: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "backup-"));
  data = path.join(folder, "data");
});
afterEach(() => rm(folder, { recursive: true }));

const modeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mode.toString(8).slice(-3);

/** Every mode a file has while something is done, as it is seen between two steps. */
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

test("the store, its backup and what is restored are for their owner only, from the first byte on", async () => {
  const store = await openStore({ DATA_DIR: data });
  for (const ending of ["", "-wal", "-shm"])
    expect(modeOf(path.join(data, `applications.db${ending}`))).toBe("600");
  const copy = path.join(folder, "copy.db");
  expect(await modesDuring(`${copy}.part`, backUp(data, copy))).toEqual(["600"]);
  expect(modeOf(copy)).toBe("600");
  await store.close();
  // As it may come back from elsewhere.
  await chmod(copy, 0o644);
  const file = path.join(data, "applications.db");
  expect(await modesDuring(`${file}.part`, restore(data, copy))).toEqual(["600"]);
  expect(modeOf(file)).toBe("600");
});

test("a copy that turns out damaged leaves nothing behind", async () => {
  const store = await openStore({ DATA_DIR: data });
  await store.close();
  const page = 4096;
  const file = await open(path.join(data, "applications.db"), "r+");
  await file.write(Buffer.alloc(page * 3, 0x5a), 0, page * 3, page * 2);
  await file.close();
  await expect(backUp(data, path.join(folder, "copy.db"))).rejects.toThrow("no sound store");
  expect(await readdir(folder)).toEqual(["data"]);
  await expect(restore(data, "package.json")).rejects.toThrow("no sound store");
  expect(await readdir(data)).toEqual(["applications.db"]);
});
