import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** Tables in the order that references between them need. Rate limits last one window and stay behind. */
const tables = ["submissions", "files", "mails", "once", "keys"] as const;
type Table = (typeof tables)[number];

const keyOf = { submissions: "id", files: "submissionId", mails: "id", once: "key", keys: "name" } as const;

/** Rows of one table in the order of their key, one at a time: files may be large. */
async function* rowsOf(db: Kysely<Database>, table: Table) {
  const key = keyOf[table];
  const from = db.selectFrom(table);
  const keys = await from.select(sql<string>`${sql.ref(key)}`.as("key")).execute();
  for (const { key: value } of keys.sort((a, b) => (a.key < b.key ? -1 : 1))) {
    const row = await from.selectAll().where(sql.ref(key), "=", value).executeTakeFirst();
    if (row) yield row;
  }
}

/** One hash over everything a table holds, the same in both databases. */
async function digest(db: Kysely<Database>, table: Table): Promise<{ count: number; hash: string }> {
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

/**
 * Copies everything from one store into another in one transaction, and compares counts and hashes afterwards. It
 * can be run again: what the other store holds is replaced.
 * @returns how many rows each table has
 * @throws when the other store holds submissions of its own, or the copy is not the same
 */
export async function moveStore(
  from: Kysely<Database>,
  to: Kysely<Database>,
): Promise<Record<Table, number>> {
  await to.transaction().execute(async (trx) => {
    const known = new Set((await from.selectFrom("submissions").select("id").execute()).map(({ id }) => id));
    const there = await trx.selectFrom("submissions").select("id").execute();
    if (there.some(({ id }) => !known.has(id))) {
      throw new Error("The other store holds submissions of its own: move into an empty one.");
    }
    for (const table of [...tables].reverse()) await trx.deleteFrom(table).execute();
    for (const table of tables) {
      for await (const row of rowsOf(from, table)) await trx.insertInto(table).values(row).execute();
    }
  });
  const counts = { submissions: 0, files: 0, mails: 0, once: 0, keys: 0 };
  for (const table of tables) {
    const [source, copy] = [await digest(from, table), await digest(to, table)];
    if (source.hash !== copy.hash) throw new Error(`The copy of ${table} differs; nothing was removed here.`);
    counts[table] = copy.count;
  }
  return counts;
}
