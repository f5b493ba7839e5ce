import { createHash } from "node:crypto";
import { sql } from "kysely";
import { openDatabase } from "./database.ts";
import type { Connection } from "./schema.ts";

/** Tables in the order that their foreign keys need. Rate limits last one window and are not copied. */
const tables = [
  "submissions",
  "files",
  "replies",
  "mails",
  "webhooks",
  "idempotencyKeys",
  "metadata",
  "activity",
] as const;
type Table = (typeof tables)[number];

const primaryKeys = {
  submissions: "id",
  files: "submissionId",
  replies: "id",
  mails: "id",
  webhooks: "id",
  idempotencyKeys: "key",
  metadata: "name",
  activity: "id",
} as const satisfies Record<Table, string>;

/** The rows of a table in the order of their primary key, read one at a time because files may be large. */
async function* rowsOf(db: Connection, table: Table) {
  const primaryKey = sql.ref(primaryKeys[table]);
  const keys = await db.selectFrom(table).select(sql<string>`${primaryKey}`.as("key")).execute();
  // Sorted here, because the databases may sort texts differently.
  for (const { key } of keys.sort((a, b) => (a.key < b.key ? -1 : 1))) {
    const row = await db.selectFrom(table).selectAll().where(primaryKey, "=", key).executeTakeFirst();
    if (row) yield row;
  }
}

/** The number of rows of a table, and a hash of its content that is the same in both databases. */
async function digest(db: Connection, table: Table): Promise<{ count: number; hash: string }> {
  const hash = createHash("sha256");
  let count = 0;
  for await (const row of rowsOf(db, table)) {
    count++;
    for (const [name, value] of Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))) {
      hash.update(`\0${name}\0`).update(Buffer.isBuffer(value) ? value : String(value));
    }
  }
  return { count, hash: hash.digest("hex") };
}

/** Replaces the content of one database by that of another in one transaction, and compares them afterwards. */
async function copy(from: Connection, to: Connection): Promise<Record<Table, number>> {
  await to.transaction().execute(async (trx) => {
    const known = new Set((await from.selectFrom("submissions").select("id").execute()).map(({ id }) => id));
    const existing = await trx.selectFrom("submissions").select("id").execute();
    if (existing.some(({ id }) => !known.has(id))) {
      throw new Error("The other store holds submissions of its own: move into an empty one.");
    }
    for (const table of [...tables].reverse()) await trx.deleteFrom(table).execute();
    for (const table of tables) {
      for await (const row of rowsOf(from, table)) await trx.insertInto(table).values(row).execute();
    }
  });
  const counts = Object.fromEntries(tables.map((table) => [table, 0])) as Record<Table, number>;
  for (const table of tables) {
    const [source, target] = [await digest(from, table), await digest(to, table)];
    if (source.hash !== target.hash)
      throw new Error(`The copy of ${table} differs; nothing was removed here.`);
    counts[table] = target.count;
  }
  return counts;
}

/**
 * Copies the embedded store in `dataDir` to a PostgreSQL database. It can be repeated: what the target holds of an
 * earlier copy is replaced.
 * @returns how many rows each table has
 * @throws when the target holds other submissions, either cannot be opened, or the copy is not the same
 */
export async function copyToPostgres(dataDir: string, url: string): Promise<Record<Table, number>> {
  const from = await openDatabase({ DATA_DIR: dataDir });
  try {
    const to = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: url });
    try {
      return await copy(from.db, to.db);
    } finally {
      await to.db.destroy();
    }
  } finally {
    await from.db.destroy();
  }
}
