import { setTimeout as wait } from "node:timers/promises";
import {
  HandleEmptyInListsPlugin,
  Kysely,
  type Dialect as KyselyDialect,
  replaceWithNoncontingentExpression,
} from "kysely";
import { Migrator } from "kysely/migration";
import { minuteMs } from "#contract/durations.ts";
import { migrations } from "../migrations/migrations.ts";
import { recordedNames } from "../migrations/recorded-names.ts";
import { cannotUseStore, type StoreSettings } from "../store-error.ts";
import type { Connection, Database, Dialect } from "../tables/schema.ts";
import { longWorkLimits, openPostgres, requestLimits } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

/** Called when a database connection breaks, idle or in use. */
export type ConnectionErrorListener = (error: Error) => void;

/** Nothing is in an empty list, which SQL does not know. */
const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });

const connect = (dialect: KyselyDialect): Connection =>
  new Kysely<Database>({ dialect, plugins: [emptyLists] });

/** Runs the migrations that are missing; several servers starting at once wait for one another. */
async function migrate(db: Connection, dialect: Dialect) {
  const provider = migrations(dialect);
  const known = await provider.getMigrations();
  const newer = (await recordedNames(db.withTables())).find((name) => !(name in known));
  if (newer) {
    throw new Error(
      `a newer version of the program has changed its tables (${newer}): upgrade this server too, or restore the backup from before`,
    );
  }
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/** PostgreSQL's code for a lock that was not to be had in time. */
const lockNotAvailable = "55P03";

/** How long to try to migrate tables that others, such as a backup, are using. */
const maxWaitMs = 10 * minuteMs;
const retryDelayMs = 1_000;

async function migrateWhenFree(db: Connection, dialect: Dialect) {
  const deadline = performance.now() + maxWaitMs;
  for (;;) {
    try {
      return await migrate(db, dialect);
    } catch (error) {
      const isInUse = (error as { code?: string }).code === lockNotAvailable;
      if (!isInUse || performance.now() >= deadline) throw error;
      await wait(retryDelayMs);
    }
  }
}

/**
 * Opens PostgreSQL when `DATABASE_URL` is set, else SQLite in `DATA_DIR`, without limits of time for its queries, and brings
 * its schema up to date.
 * @throws StoreError when it cannot be opened or written, or is damaged
 */
export async function openForLongWork(
  settings: StoreSettings,
): Promise<{ db: Connection; dialect: Dialect }> {
  const { DATA_DIR, DATABASE_URL } = settings;
  const dialect = DATABASE_URL ? "postgres" : "sqlite";
  let db: Connection | undefined;
  try {
    db = connect(DATABASE_URL ? openPostgres(DATABASE_URL, longWorkLimits, () => {}) : openSqlite(DATA_DIR));
    await migrateWhenFree(db, dialect);
    return { db, dialect };
  } catch (error) {
    await db?.destroy().catch(() => {});
    throw cannotUseStore(settings, error);
  }
}

/** The same for a server or a command, whose queries are short. */
export async function openDatabase(
  settings: StoreSettings,
  onConnectionError: ConnectionErrorListener = () => {},
): Promise<{ db: Connection; dialect: Dialect }> {
  const opened = await openForLongWork(settings);
  if (!settings.DATABASE_URL) return opened;
  await opened.db.destroy();
  const dialect = openPostgres(settings.DATABASE_URL, requestLimits, onConnectionError);
  return { db: connect(dialect), dialect: "postgres" };
}
