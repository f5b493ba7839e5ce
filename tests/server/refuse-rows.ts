import path from "node:path";
import Database from "better-sqlite3";
import pg from "pg";

/**
 * Makes a store refuse new rows of a table, as if they could not be stored.
 * @param condition in SQL, for which rows
 * @returns a function that makes it take them again
 */
export async function refuseRows(
  { DATA_DIR, DATABASE_URL }: { DATA_DIR: string; DATABASE_URL?: string },
  table: string,
  condition = "true",
): Promise<() => Promise<void>> {
  const run = async (sql: string) => {
    if (DATABASE_URL === undefined) {
      const database = new Database(path.join(DATA_DIR, "applications.db"));
      database.exec(sql);
      database.close();
      return;
    }
    const client = new pg.Client(DATABASE_URL);
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  if (DATABASE_URL === undefined) {
    await run(
      `create trigger refuse before insert on "${table}" when ${condition} begin select raise(abort, 'refused'); end`,
    );
    return () => run("drop trigger refuse");
  }
  await run(`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before insert on "${table}" for each row when (${condition}) execute function refuse()`);
  return () => run("drop function refuse cascade");
}
