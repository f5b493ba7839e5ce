import { type Expression, type SqlBool, sql } from "kysely";
import type { Connection, Dialect } from "../tables/schema.ts";

/**
 * The condition that a submission's words contain all of these, each as the start of a word. Words hold only letters
 * and digits (search-text.ts), so they need no escaping.
 */
export function matchesWords(dialect: Dialect, words: string[]): Expression<SqlBool> {
  if (dialect === "sqlite") {
    return sql<SqlBool>`"searchIndex" match ${words.map((word) => `"${word}"*`).join(" ")}`;
  }
  const query = words.map((word) => `'${word}':*`).join(" & ");
  return sql<SqlBool>`"searchDocuments".words @@ ${query}::tsquery`;
}

/** The same of submissions that were found already, whose words are looked through. */
export const textMatchesWords = (words: string[]): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    words.map((word) => sql`' ' || "searchDocuments".text like ${`% ${word}%`}`),
    sql` and `,
  )})`;

/** The sequences of the submissions that contain all words. */
export function sequencesWithWords(db: Connection, dialect: Dialect, words: string[]) {
  const matches = matchesWords(dialect, words);
  return dialect === "sqlite"
    ? db.selectFrom("searchIndex").select("searchIndex.rowid as sequence").where(matches)
    : db.selectFrom("searchDocuments").select("searchDocuments.sequence").where(matches);
}
