import { randomBytes } from "node:crypto";
import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { errorMessage } from "../error-message.ts";
import { groupCommits, type Transact } from "./group-commit.ts";
import { type Dialect, migrations } from "./migrations.ts";
import { openPostgres } from "./postgres.ts";
import type { Database } from "./schema.ts";
import { openSqlite, patienceWhileServing } from "./sqlite.ts";

export type Store = {
  db: Kysely<Database>;
  dialect: Dialect;
  /** Where applicants' codes come from; see submissions/code.ts. */
  codeKey: string;
  /** For submissions: as `db.transaction()`, and with the embedded store many share one wait for the disk. */
  transact: Transact;
  /** From here on nobody shall wait long for another process, because requests are served. */
  startServing: () => Promise<void>;
  /** Writes one row. @throws with the reason when the store cannot take a submission now */
  probe: () => Promise<void>;
  close: () => Promise<void>;
};

/** The store cannot be opened; the message is one line that says what to do. */
export class StoreError extends Error {
  override name = "StoreError";
}

async function migrate(db: Kysely<Database>, dialect: Dialect) {
  const { error } = await new Migrator({ db, provider: migrations(dialect) }).migrateToLatest();
  if (error) throw error;
}

/** The secret behind applicants' codes: made once, with the first start, and kept in the store itself. */
async function codeKey(db: Kysely<Database>) {
  await db
    .insertInto("keys")
    .values({ name: "code", value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("keys")
    .select("value")
    .where("name", "=", "code")
    .executeTakeFirstOrThrow();
  return value;
}

/**
 * Opens the store: PostgreSQL where `DATABASE_URL` is set, else SQLite in `DATA_DIR`. Brings it to its current
 * form; several servers starting at once wait for one another.
 * @throws StoreError when it cannot be opened, written or trusted
 */
export async function openStore(settings: { DATA_DIR: string; DATABASE_URL?: string }): Promise<Store> {
  const where = settings.DATABASE_URL
    ? "the PostgreSQL database of DATABASE_URL"
    : `DATA_DIR=${settings.DATA_DIR} (applications.db)`;
  const dialect = settings.DATABASE_URL ? "postgres" : "sqlite";
  let db: Kysely<Database> | undefined;
  try {
    db = new Kysely<Database>({
      dialect: settings.DATABASE_URL ? openPostgres(settings.DATABASE_URL) : openSqlite(settings.DATA_DIR),
    });
    await migrate(db, dialect);
    const opened = db;
    return {
      db,
      dialect,
      codeKey: await codeKey(db),
      transact:
        dialect === "sqlite" ? groupCommits(db) : (work) => opened.transaction().execute((trx) => work(trx)),
      async startServing() {
        if (dialect === "postgres") return;
        await sql`pragma busy_timeout = ${sql.lit(patienceWhileServing)}`.execute(opened);
      },
      async probe() {
        await opened
          .insertInto("keys")
          .values({ name: "probe", value: String(Date.now()) })
          .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: String(Date.now()) }))
          .execute();
      },
      close: () => opened.destroy(),
    };
  } catch (error) {
    await db?.destroy().catch(() => {});
    throw new StoreError(`Cannot use ${where}: ${errorMessage(error)}`);
  }
}
