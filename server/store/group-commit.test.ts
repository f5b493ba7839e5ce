import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
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

test("while another process holds the database, work that shares a commit waits for it once, not each in turn", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "group-"));
  const store = await openStore({ DATA_DIR: folder });
  await store.startServing();
  const locker = new Database(path.join(folder, "applications.db"));
  locker.exec("begin exclusive");
  let tried = 0;
  const write = (name: string) =>
    store.transact(async (trx) => {
      tried++;
      await trx.insertInto("keys").values({ name, value: "written" }).execute();
      return name;
    });
  const names = ["first", "second", "third"];
  const refused = await Promise.allSettled(names.map(write));
  expect(refused.map((one) => one.status === "rejected" && one.reason.code)).toEqual(
    names.map(() => "SQLITE_BUSY"),
  );
  expect(tried).toBe(1);
  locker.exec("rollback");
  locker.close();
  expect(await Promise.all(names.map(write))).toEqual(names);
  await store.close();
  await rm(folder, { recursive: true });
});
