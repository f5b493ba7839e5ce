import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { searchText } from "../search-text.ts";
import type { Database, Dialect } from "../tables/schema.ts";
import { postgresStatements } from "./desk-review-postgres.ts";
import { sqliteStatements } from "./desk-review-sqlite.ts";

const batchSize = 500;

/** Makes the submissions that are there already searchable. */
async function fillSearchDocuments(db: Kysely<Database>) {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("submissions")
      .select(["sequence", "reference", "fields"])
      .where("sequence", ">", after)
      .where("status", "!=", "erased")
      .orderBy("sequence")
      .limit(batchSize)
      .execute();
    const documents = rows.map(({ sequence, reference, fields }) => ({
      sequence,
      text: searchText(reference, JSON.parse(fields), []),
    }));
    if (documents.length > 0) await db.insertInto("searchDocuments").values(documents).execute();
    const last = rows.at(-1);
    if (rows.length < batchSize || !last) return;
    after = last.sequence;
  }
}

/** Tables and columns of the team's work: stage, assignee, archive, reads, notes, timeline and search. */
export function deskReview(dialect: Dialect): Migration {
  const statements = dialect === "postgres" ? postgresStatements : sqliteStatements;
  return {
    async up(db: Kysely<Database>) {
      const run = async (trx: Kysely<Database>) => {
        for (const statement of statements) await sql.raw(statement).execute(trx);
        await fillSearchDocuments(trx);
      };
      if (dialect === "postgres") return run(db);
      // Kysely's migrator uses no transaction with SQLite. The process may have ended between this migration's commit
      // and the migrator's note that it was done.
      const tables = await db.introspection.getTables();
      if (!tables.some(({ name }) => name === "timeline")) await db.transaction().execute(run);
    },
  };
}
