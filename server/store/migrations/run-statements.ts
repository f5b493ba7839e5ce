import { type Kysely, sql } from "kysely";

/**
 * Runs statements in one transaction: all of them are done, or none. Kysely's migrator opens one itself with PostgreSQL,
 * and none with SQLite, where it records the migration after the transaction: a migration may run twice.
 */
export async function runStatements(db: Kysely<unknown>, statements: string[]): Promise<void> {
  const run = async (connection: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(connection);
  };
  if (db.isTransaction) await run(db);
  else await db.transaction().execute(run);
}
