import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/migrations.ts";
import { openPostgres } from "./postgres.ts";
import type { Connection, Database, Dialect } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";
import { cannotUseStore, type StoreSettings } from "./store-error.ts";

/** Called when a database connection breaks that no query is using. */
export type ConnectionErrorListener = (error: Error) => void;

/** Kysely's message about a migration that a newer version of the program ran. */
const unknownMigration = /previously executed migration (\S+) is missing/;

/** Runs the migrations that are missing; several servers starting at once wait for one another. */
async function migrate(db: Connection, dialect: Dialect) {
  const { error } = await new Migrator({ db, provider: migrations(dialect) }).migrateToLatest();
  const [, name] = unknownMigration.exec(error instanceof Error ? error.message : "") ?? [];
  if (name) {
    throw new Error(
      `a newer version of the program has changed its tables (${name}): upgrade this server too, or restore the backup from before`,
    );
  }
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
