import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Access } from "#contract/desk/access.ts";
import type { Connection, Database } from "../tables/schema.ts";

export const seesNothing = ({ forms, positions, ventures }: Access): boolean =>
  forms.length + positions.length + ventures.length === 0;

/** Whether a submission is among those that somebody sees, who sees something. `covers` of the contract finds the same. */
export function isCovered({ forms, positions, ventures }: Access): Expression<SqlBool> {
  const eb = expressionBuilder<Database, "submissions">();
  const isJob = eb("submissions.form", "=", "career");
  const conditions: Expression<SqlBool>[] = [];
  if (forms.length > 0) conditions.push(eb("submissions.form", "in", forms));
  if (positions.length > 0) conditions.push(eb.and([isJob, eb("submissions.position", "in", positions)]));
  if (ventures.length > 0) conditions.push(eb.and([isJob, eb("submissions.venture", "in", ventures)]));
  return eb.or(conditions);
}

/** So many applications are looked at one by one, instead of looking for them among all. */
const fewSubmissions = 1_000;

/**
 * The sequences of all submissions that somebody sees who sees single positions or ventures. A list of few rows is faster
 * when it looks at these alone: its own indexes would lead through all submissions.
 * @returns null when they are many, or somebody sees a whole form
 */
export async function visibleSequences(
  db: Connection,
  { forms, positions, ventures }: Access,
): Promise<number[] | null> {
  if (forms.length > 0) return null;
  // With conditions as they stand in those of the indexes.
  const inPositions = db
    .selectFrom("submissions")
    .select("sequence")
    .where("position", "in", positions)
    .where(sql<SqlBool>`submissions.position > ''`);
  const inVentures = db
    .selectFrom("submissions")
    .select("sequence")
    .where("venture", "in", ventures)
    .where(sql<SqlBool>`submissions.venture > ''`);
  const sequences = new Set<number>();
  for (const query of [positions.length > 0 && inPositions, ventures.length > 0 && inVentures]) {
    const rows = query ? await query.limit(fewSubmissions + 1).execute() : [];
    for (const { sequence } of rows) sequences.add(sequence);
    if (sequences.size > fewSubmissions) return null;
  }
  return [...sequences];
}
