import { type SqlBool, sql } from "kysely";
import type { Cursor } from "#contract/desk/cursor.ts";

/** Whether a row comes after another one where the newest are first, and among those of one time the highest ids. */
export const isAfter = (timeColumn: string, idColumn: string, { at, id }: Cursor) =>
  sql<SqlBool>`(${sql.ref(timeColumn)}, ${sql.ref(idColumn)}) < (${at}, ${id})`;
