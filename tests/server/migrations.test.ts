import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Kysely, type KyselyConfig, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deriveCode, hashCode } from "#server/store/applicant-code.ts";
import { fingerprintOf } from "#server/store/code-key.ts";
import { migrations } from "#server/store/migrations/migrations.ts";
import { openPostgres } from "#server/store/postgres.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { openStore } from "#server/store/store.ts";
import { type RunningPostgres, startPostgres } from "../setup/postgres.ts";

// biome-ignore lint/suspicious/noExplicitAny: earlier versions of the schema have no types any more.
type OldDatabase = Kysely<any>;

let postgres: RunningPostgres;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "migrations-"));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  await rm(folder, { recursive: true });
});

type Settings = { DATA_DIR: string; DATABASE_URL?: string };
let stores = 0;

async function newSettings(dialect: "sqlite" | "postgres"): Promise<Settings> {
  const DATA_DIR = path.join(folder, String(++stores));
  return dialect === "sqlite" ? { DATA_DIR } : { DATA_DIR, DATABASE_URL: await postgres.newDatabase() };
}

/** Opens a database without migrating it. */
async function withDatabase<Result>(settings: Settings, work: (db: OldDatabase) => Promise<Result>) {
  const dialect: KyselyConfig["dialect"] = settings.DATABASE_URL
    ? openPostgres(settings.DATABASE_URL, () => {})
    : openSqlite(settings.DATA_DIR);
  const db = new Kysely<Record<string, never>>({ dialect }) as unknown as OldDatabase;
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const submission = {
  id: "submission 1",
  reference: "NVS-000001",
  form: "career",
  formType: "CEO Application",
  emailConfigType: "careers",
  fields: '{"name":"Åsa","position":"CEO"}',
  email: "asa@example.se",
  status: "accepted",
  codeHash: "hash of the code",
  receivedAt: 1_700_000_000_000,
};
const erased = {
  ...submission,
  id: "submission 2",
  reference: "NVS-000002",
  fields: "{}",
  email: "",
  status: "erased",
  codeHash: null,
};
/** What the columns of the team's work hold for a submission of an earlier version. */
const notReviewed = {
  position: "",
  sourcePage: "",
  stage: null,
  assigneeId: null,
  archivedAt: null,
  version: 1,
  firstOpenedAt: null,
  firstRepliedAt: null,
};
const file = {
  submissionId: submission.id,
  name: "cv.pdf",
  type: "application/pdf",
  size: 4,
  sha256: "hash of the file",
  content: Buffer.from([0, 255, 39, 10]),
  checked: "clean",
};
const mail = {
  id: "mail 1",
  submissionId: submission.id,
  kind: "team",
  state: "failed",
  messageId: "<1@studio.example>",
  attempts: 3,
  queuedAt: 1,
  nextAttemptAt: 2,
  leaseOwner: "outbox",
  leaseUntil: 4,
  sentAt: null,
  lastError: "EENVELOPE 550",
};
const excluded = '["board@example.org"]';
const key = { key: "key:1", payloadHash: "payload", submissionId: submission.id, expiresAt: null };

/** Makes a store as the last version before the migration left it. */
async function createOldStore(settings: Settings, dialect: "sqlite" | "postgres") {
  await withDatabase(settings, async (db) => {
    const migrator = new Migrator({ db, provider: migrations(dialect) });
    const { error } = await migrator.migrateTo("2026-11-21-mail-to-some");
    expect(error).toBeUndefined();
    await db.insertInto("submissions").values([submission, erased]).execute();
    await db.insertInto("files").values(file).execute();
    await db
      .insertInto("mails")
      .values({ ...mail, notTo: excluded })
      .execute();
    await db.insertInto("once").values(key).execute();
    const metadata = { code: "secret", "compaction due": "", probe: "5" };
    for (const [name, value] of Object.entries(metadata)) {
      await db.insertInto("keys").values({ name, value }).execute();
    }
    await db.insertInto("rateLimits").values({ address: "hash", count: 1, until: 9 }).execute();
  });
}

const dialects = ["sqlite", "postgres"] as const;

test.each(dialects)("a store of the earlier version keeps all its rows (%s)", async (dialect) => {
  const settings = await newSettings(dialect);
  await createOldStore(settings, dialect);
  const store = await openStore(settings);
  const { codeKey } = store;
  const found = await store.inbox.list({ forms: ["career"], status: "all", words: ["asa"] }, "member", 2);
  expect(found.map(({ reference }) => reference)).toEqual([submission.reference]);
  expect(await readFile(path.join(settings.DATA_DIR, "code.key"), "utf8")).toBe(`${codeKey}\n`);
  await store.close();
  await withDatabase(settings, async (db) => {
    const rows = (table: string) => db.selectFrom(table).selectAll().execute();
    // Its confirmation was not sent yet, so its code is of the new key.
    const codeHash = hashCode(deriveCode(submission.id, codeKey));
    expect(await db.selectFrom("submissions").selectAll().orderBy("id").execute()).toEqual([
      { ...submission, codeHash, ...notReviewed, position: "CEO", sequence: 1 },
      { ...erased, ...notReviewed, sequence: 2 },
    ]);
    expect(await rows("files")).toEqual([file]);
    const noSubject = { replyId: null, memberId: null, noteId: null };
    expect(await rows("mails")).toEqual([{ ...mail, excludedRecipients: excluded, ...noSubject }]);
    expect(await rows("idempotencyKeys")).toEqual([key]);
    expect(await db.selectFrom("metadata").selectAll().orderBy("name").execute()).toEqual([
      { name: "codeKeyFingerprint", value: fingerprintOf(codeKey) },
      { name: "compactionDue", value: "" },
      { name: "lastProbeAt", value: "5" },
    ]);
    expect(await rows("rateLimits")).toEqual([{ addressHash: "hash", count: 1, windowEndsAt: 9 }]);
    const tables = (await db.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !name.startsWith("searchIndex"));
    expect(tables.sort()).toEqual(
      [
        ...["files", "idempotencyKeys", "mails", "metadata", "rateLimits", "submissions", "activity"],
        ...["replies", "webhooks", "reads", "notes", "mentions", "timeline", "searchDocuments"],
        ...["members", "sessions", "verifications", "passkeys"],
      ].sort(),
    );
  });
});

test.each(dialects)("constraints refuse unknown values and missing submissions (%s)", async (dialect) => {
  const settings = await newSettings(dialect);
  await createOldStore(settings, dialect);
  await (await openStore(settings)).close();
  await withDatabase(settings, async (db) => {
    const update = (table: string, values: object) => db.updateTable(table).set(values).execute();
    await expect(update("submissions", { status: "new" })).rejects.toThrow(/check/i);
    await expect(update("submissions", { form: "other" })).rejects.toThrow(/check/i);
    await expect(update("mails", { state: "lost" })).rejects.toThrow(/check/i);
    await expect(update("mails", { kind: "other" })).rejects.toThrow(/check/i);
    await expect(update("files", { checked: "maybe" })).rejects.toThrow(/check/i);
    await expect(update("mails", { submissionId: "none" })).rejects.toThrow(/foreign key/i);
    await expect(update("idempotencyKeys", { submissionId: "none" })).rejects.toThrow(/foreign key/i);

    const remove = () => db.deleteFrom("submissions").where("id", "=", submission.id).execute();
    await expect(remove()).rejects.toThrow(/foreign key/i);
    await db.deleteFrom("mails").execute();
    await remove();
    expect(await db.selectFrom("files").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("idempotencyKeys").selectAll().execute()).toEqual([]);
  });
});

test("a migration that was interrupted before it was noted is not repeated (sqlite)", async () => {
  const settings = await newSettings("sqlite");
  await createOldStore(settings, "sqlite");
  await withDatabase(settings, async (db) => {
    const migrator = new Migrator({ db, provider: migrations("sqlite") });
    const { error } = await migrator.migrateTo("2026-11-23-names-and-constraints");
    expect(error).toBeUndefined();
    await sql`delete from kysely_migration where name >= '2026-11-23'`.execute(db);
  });
  const store = await openStore(settings);
  expect(await store.submissions.findByReference(submission.reference)).toMatchObject({
    fields: submission.fields,
  });
  await store.close();
});

test.each(dialects)("words that were stored with ø are found without it (%s)", async (dialect) => {
  const settings = await newSettings(dialect);
  await createOldStore(settings, dialect);
  await withDatabase(settings, async (db) => {
    const migrator = new Migrator({ db, provider: migrations(dialect) });
    const { error } = await migrator.migrateTo("2026-11-27-desk-mail");
    expect(error).toBeUndefined();
    await db.updateTable("searchDocuments").set({ text: "søren łæ" }).where("sequence", "=", 1).execute();
  });
  const store = await openStore(settings);
  const search = (words: string[]) =>
    store.inbox.list({ forms: ["career"], status: "all", words }, "member", 2);
  for (const words of [["soren"], ["lae"]]) expect(await search(words)).toHaveLength(1);
  expect(await search(["asa"])).toEqual([]);
  await store.close();
});

/** The columns of all tables. */
async function columnsOf(db: OldDatabase) {
  const tables = await db.introspection.getTables();
  return tables.flatMap(({ name, columns }) => columns.map((column) => ({ table: name, ...column })));
}

test.each(dialects)(
  "migrations only add, so that servers of the version before go on (%s)",
  async (dialect) => {
    const provider = migrations(dialect);
    const names = Object.keys(await provider.getMigrations());
    // Earlier ones renamed tables.
    const firstThatAdds = names.indexOf("2026-11-23-names-and-constraints");
    await withDatabase(await newSettings(dialect), async (db) => {
      const migrator = new Migrator({ db, provider });
      for (const [index, name] of names.entries()) {
        const before = await columnsOf(db);
        expect((await migrator.migrateTo(name)).error).toBeUndefined();
        if (index <= firstThatAdds) continue;
        const after = await columnsOf(db);
        const find = (columns: typeof before, { table, name }: (typeof before)[number]) =>
          columns.find((one) => one.table === table && one.name === name);
        for (const column of before) {
          const now = find(after, column);
          expect([name, now?.table, now?.name, now?.dataType]).toEqual([
            name,
            column.table,
            column.name,
            column.dataType,
          ]);
          if (column.isNullable)
            expect([name, now]).toEqual([name, expect.objectContaining({ isNullable: true })]);
        }
        const required = after.filter(
          (column) =>
            before.some(({ table }) => table === column.table) &&
            !find(before, column) &&
            !(column.isNullable || column.hasDefaultValue || column.isAutoIncrementing),
        );
        expect([name, required]).toEqual([name, []]);
      }
    });
  },
);

test.each(dialects)("a program older than its database says so (%s)", async (dialect) => {
  const settings = await newSettings(dialect);
  await (await openStore(settings)).close();
  await withDatabase(settings, (db) =>
    db.insertInto("kysely_migration").values({ name: "2100-01-01-later", timestamp: "2100" }).execute(),
  );
  await expect(openStore(settings)).rejects.toThrow(
    "a newer version of the program has changed its tables (2100-01-01-later): upgrade this server too",
  );
});
