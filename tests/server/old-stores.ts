import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Kysely, type KyselyConfig } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, onTestFinished } from "vitest";
import { openPostgres } from "#server/store/connection/postgres.ts";
import { openSqlite } from "#server/store/connection/sqlite.ts";
import { migrations } from "#server/store/migrations/migrations.ts";
import { emptyDatabase } from "./databases.ts";

// biome-ignore lint/suspicious/noExplicitAny: earlier versions of the schema have no types any more.
export type OldDatabase = Kysely<any>;

export type Settings = { DATA_DIR: string; DATABASE_URL?: string };

export async function newSettings(dialect: "sqlite" | "postgres"): Promise<Settings> {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), "migrations-"));
  onTestFinished(() => rm(DATA_DIR, { recursive: true }));
  return dialect === "sqlite" ? { DATA_DIR } : { DATA_DIR, DATABASE_URL: await emptyDatabase() };
}

/** Opens a database without migrating it. */
export async function withDatabase<Result>(settings: Settings, work: (db: OldDatabase) => Promise<Result>) {
  const dialect: KyselyConfig["dialect"] = settings.DATABASE_URL
    ? openPostgres(settings.DATABASE_URL, {}, () => {})
    : openSqlite(settings.DATA_DIR);
  const db = new Kysely<Record<string, never>>({ dialect }) as unknown as OldDatabase;
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

export const submission = {
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
export const erased = {
  ...submission,
  id: "submission 2",
  reference: "NVS-000002",
  fields: "{}",
  email: "",
  status: "erased",
  codeHash: null,
};
/** What the columns of the team's work hold for a submission of an earlier version. */
export const notReviewed = {
  position: "",
  venture: "",
  sourcePage: "",
  stage: null,
  assigneeId: null,
  archivedAt: null,
  version: 1,
  firstOpenedAt: null,
  firstRepliedAt: null,
  lastRepliedAt: null,
  repliedThrough: null,
  failedReplyAt: null,
  lastReceivedAt: null,
  withdrawnAt: null,
  /** Two days after it was received, as every job application. */
  answerDueAt: submission.receivedAt + 2 * 24 * 60 * 60_000,
  putOffUntil: null,
  decidedAt: null,
  interviewTurnAt: null,
};
export const file = {
  submissionId: submission.id,
  name: "cv.pdf",
  type: "application/pdf",
  size: 4,
  sha256: "hash of the file",
  content: Buffer.from([0, 255, 39, 10]),
  checked: "clean",
};
export const mail = {
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
export const excluded = '["board@example.org"]';
export const key = { key: "key:1", payloadHash: "payload", submissionId: submission.id, expiresAt: null };

/** Makes a store as the last version before the migration left it. */
export async function createOldStore(settings: Settings, dialect: "sqlite" | "postgres") {
  await withDatabase(settings, async (db) => {
    const migrator = new Migrator({ db, provider: migrations(dialect) });
    const { error } = await migrator.migrateTo("0002-mail-to-some");
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

export const dialects = ["sqlite", "postgres"] as const;
