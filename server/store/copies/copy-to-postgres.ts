import { createHash } from "node:crypto";
import { sql } from "kysely";
import { openForLongWork } from "../connection/database.ts";
import type { Connection, Database } from "../tables/schema.ts";

/**
 * The primary key of each table that is copied, in the order that foreign keys need. What lasts minutes or belongs to a
 * server is not: rate limits, sessions and sign-in links of members, and which servers run.
 */
const primaryKeys = {
  submissions: ["id"],
  files: ["submissionId"],
  replies: ["id"],
  replyDrafts: ["submissionId", "authorId"],
  replyFiles: ["id"],
  mails: ["id"],
  webhooks: ["id"],
  messages: ["id"],
  messageFiles: ["id"],
  receivedMails: ["messageIdHash"],
  mailboxes: ["name"],
  replyTokens: ["tokenHash"],
  idempotencyKeys: ["key"],
  metadata: ["name"],
  members: ["id"],
  passkeys: ["id"],
  calendarAddresses: ["memberId"],
  calendarAccounts: ["memberId"],
  freeHours: ["memberId"],
  savedViews: ["id"],
  activity: ["id"],
  searchDocuments: ["sequence"],
  reads: ["memberId", "sequence"],
  notes: ["id"],
  readings: ["id"],
  decisions: ["id"],
  merits: ["decisionId"],
  interviews: ["id"],
  interviewTokens: ["tokenHash"],
  interviewMembers: ["interviewId", "memberId"],
  interviewTimes: ["interviewId", "startsAt"],
  busyQuarters: ["memberId", "startsAt"],
  mentions: ["noteId", "memberId"],
  timeline: ["id"],
  publications: ["id"],
  contentFiles: ["hash"],
  drafts: ["path"],
  previewLinks: ["tokenHash"],
} as const satisfies Partial<{ [Name in keyof Database]: (keyof Database[Name])[] }>;

type Table = keyof typeof primaryKeys;
const tables = Object.keys(primaryKeys) as Table[];

/** The rows of a table in the order of their primary key, read one at a time because files may be large. */
async function* rowsOf(db: Connection, table: Table) {
  const columns = primaryKeys[table].map((name) => sql.ref<string | number>(name));
  const keys = await sql<
    Record<string, string>
  >`select ${sql.join(columns)} from ${sql.table(table)}`.execute(db);
  const values = keys.rows.map((row) => primaryKeys[table].map((name) => row[name]));
  // Sorted here, because the databases may sort texts differently.
  for (const key of values.sort((a, b) => (a.join("\0") < b.join("\0") ? -1 : 1))) {
    const conditions = columns.map((column, index) => sql`${column} = ${key[index]}`);
    const found = await sql<object>`
      select * from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`.execute(db);
    // PostgreSQL computes the column `words` itself.
    for (const row of found.rows) {
      const { words: _, ...stored } = row as { words?: unknown };
      yield stored;
    }
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

/** Makes PostgreSQL count on from the submissions that were copied. */
async function continueSequence(trx: Connection) {
  await sql`select setval(pg_get_serial_sequence('submissions', 'sequence'), coalesce(max(sequence), 0) + 1, false)
    from submissions`.execute(trx);
}

/** Replaces the content of one database by that of another in one transaction, and compares them afterwards. */
async function copy(from: Connection, to: Connection): Promise<Record<Table, number>> {
  await to.transaction().execute(async (trx) => {
    for (const [table, what] of [
      ["submissions", "applications"],
      ["members", "members"],
    ] as const) {
      const known = new Set((await from.selectFrom(table).select("id").execute()).map(({ id }) => id));
      const existing = await trx.selectFrom(table).select("id").execute();
      if (existing.some(({ id }) => !known.has(id))) {
        throw new Error(
          `The PostgreSQL database already holds other ${what}, so nothing was copied. Name an empty database.`,
        );
      }
    }
    for (const table of [...tables].reverse()) await trx.deleteFrom(table).execute();
    for (const table of tables) {
      for await (const row of rowsOf(from, table)) await trx.insertInto(table).values(row).execute();
    }
    await continueSequence(trx);
  });
  const counts = Object.fromEntries(tables.map((table) => [table, 0])) as Record<Table, number>;
  for (const table of tables) {
    const [source, target] = [await digest(from, table), await digest(to, table)];
    if (source.hash !== target.hash)
      throw new Error(
        `The copy of ${table} differs from the original. The embedded store is unchanged. Please run the command again.`,
      );
    counts[table] = target.count;
  }
  // The desk would show it, and it was none of this database.
  await to.deleteFrom("metadata").where("name", "=", "lastBackupAt").execute();
  return counts;
}

/**
 * Copies the embedded store in `dataDir` to a PostgreSQL database. It can be repeated: what the target holds of an
 * earlier copy is replaced.
 * @returns how many rows each table has
 * @throws when the target holds other submissions or members, either cannot be opened, or the copy is not the same
 */
export async function copyToPostgres(dataDir: string, url: string): Promise<Record<Table, number>> {
  const from = await openForLongWork({ DATA_DIR: dataDir });
  try {
    const to = await openForLongWork({ DATA_DIR: dataDir, DATABASE_URL: url });
    try {
      return await copy(from.db, to.db);
    } finally {
      await to.db.destroy();
    }
  } finally {
    await from.db.destroy();
  }
}
