import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/migrations.ts";
import { recordedNames } from "./migrations/recorded-names.ts";
import { openPostgres } from "./postgres.ts";
import type { Connection, Database, Dialect } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";
import { cannotUseStore, type StoreSettings } from "./store-error.ts";

/** Called when a database connection breaks that no query is using. */
export type ConnectionErrorListener = (error: Error) => void;

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

/**
 * Opens PostgreSQL when `DATABASE_URL` is set, else SQLite in `DATA_DIR`, and brings its schema up to date.
 * @throws StoreError when it cannot be opened or written, or is damaged
 */
export async function openDatabase(
  settings: StoreSettings,
  onConnectionError: ConnectionErrorListener = () => {},
): Promise<{ db: Connection; dialect: Dialect }> {
  const { DATA_DIR, DATABASE_URL } = settings;
  const dialect = DATABASE_URL ? "postgres" : "sqlite";
  let db: Connection | undefined;
  try {
    db = new Kysely<Database>({
      dialect: DATABASE_URL ? openPostgres(DATABASE_URL, onConnectionError) : openSqlite(DATA_DIR),
    });
    await migrate(db, dialect);
    return { db, dialect };
  } catch (error) {
    await db?.destroy().catch(() => {});
    throw cannotUseStore(settings, error);
  }
}
