import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { openStore } from "./store.ts";

test("of work that shares a commit, what fails fails alone and leaves nothing behind", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "group-"));
  const store = await openStore({ DATA_DIR: folder });
  const write = (name: string) =>
    store.transact(async (trx) => {
      await trx.insertInto("keys").values({ name, value: "written" }).execute();
      if (name === "second") throw new Error("of its own");
      return name;
    });
  const results = await Promise.allSettled(["first", "second", "third", "first"].map(write));
  expect(results.map((one) => (one.status === "fulfilled" ? one.value : String(one.reason)))).toEqual([
    "first",
    "Error: of its own",
    "third",
    expect.stringContaining("UNIQUE constraint failed"),
  ]);
  const kept = await store.db.selectFrom("keys").select("name").where("value", "=", "written").execute();
  expect(kept.map(({ name }) => name).sort()).toEqual(["first", "third"]);
  await store.close();
  await rm(folder, { recursive: true });
});
