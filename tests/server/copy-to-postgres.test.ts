import { rm } from "node:fs/promises";
import path from "node:path";
import Database from "better-sqlite3";
import pg from "pg";
import { expect, test } from "vitest";
import { copyToPostgres } from "#server/store/copies/copy-to-postgres.ts";
import { emptyDatabase } from "./databases.ts";
import { addMember, openTestStore } from "./test-store.ts";

/** What lasts minutes or belongs to one server; the last two are of earlier versions. */
const notCopied = ["rateLimits", "memberSessions", "oneTimeTokens", "servers", "sessions", "verifications"];

test("every table is copied but those of sessions, running servers and minutes", async () => {
  const { store, dataDir } = await openTestStore();
  const { id } = await store.members.insert({
    name: "Ada",
    email: "ada@studio.example",
    role: "owner",
    forms: [],
  });
  await store.previewLinks.create(id, Date.now() + 60_000);
  await store.metadata.setLastBackupAt(Date.now());
  await store.close();
  const url = await emptyDatabase();
  const counts = await copyToPostgres(dataDir, url);
  expect(counts).toMatchObject({ members: 1, previewLinks: 1, mails: 0 });

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'");
  const { rows: links } = await client.query('select "memberId" from "previewLinks"');
  await client.end();
  expect(links).toEqual([{ memberId: id }]);
  const inPostgres = rows.map(({ tablename }) => tablename).filter((name) => !name.startsWith("kysely_"));
  expect(inPostgres.sort()).toEqual([...Object.keys(counts), ...notCopied].sort());

  const file = new Database(path.join(dataDir, "applications.db"), { readonly: true });
  const inSqlite = file
    .prepare<[], { name: string }>("select name from sqlite_schema where type = 'table'")
    .all()
    .map(({ name }) => name)
    .filter((name) => !/^(kysely_|sqlite_|searchIndex)/.test(name));
  file.close();
  expect(inSqlite.sort()).toEqual(inPostgres.sort());

  expect(await copyToPostgres(dataDir, url)).toEqual(counts);
  const target = await openTestStore({ DATABASE_URL: url, CODE_KEY: store.codeKey });
  expect(await target.store.metadata.lastBackupAt()).toBe(null);
  await addMember(target.store, "bo");
  await expect(copyToPostgres(dataDir, url)).rejects.toThrow("already holds other members");
  expect(await target.store.members.list()).toHaveLength(2);
  await target.remove();
  await rm(dataDir, { recursive: true });
});
