import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { migrations } from "./migrations.ts";
import type { Database } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";
import { openStore } from "./store.ts";

test("a store of the first form is brought to today's when it is opened, with the mails that wait in it", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "migrations-"));
  const old = new Kysely<Database>({ dialect: openSqlite(folder) });
  await new Migrator({ db: old, provider: migrations("sqlite") }).migrateTo("2026-11-20-initial");
  const submission = {
    id: "1",
    reference: "NVS-000000",
    form: "founder",
    formType: "Founder Application",
  } as const;
  const rest = { emailConfigType: "founder_group", fields: "{}", email: "", status: "accepted" } as const;
  await old
    .insertInto("submissions")
    .values({ ...submission, ...rest, receivedAt: 1 })
    .execute();
  const mail = {
    id: "2",
    submissionId: "1",
    kind: "team",
    state: "queued",
    messageId: "<2@x.example>",
  } as const;
  await old
    .insertInto("mails")
    .values({ ...mail, queuedAt: 1, nextAttemptAt: 1 })
    .execute();
  await old.destroy();

  const store = await openStore({ DATA_DIR: folder });
  expect(await store.db.selectFrom("mails").selectAll().execute()).toMatchObject([{ ...mail, notTo: null }]);
  await store.close();
  await rm(folder, { recursive: true });
});
