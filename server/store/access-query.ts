import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Access } from "#contract/desk/access.ts";
import type { Database } from "./schema.ts";

export const seesNothing = ({ forms, positions, ventures }: Access): boolean =>
  forms.length + positions.length + ventures.length === 0;

/** Whether a submission is among those that somebody sees, who sees something. `covers` of the contract finds the same. */
export function isCovered(
  eb: ExpressionBuilder<Database, "submissions">,
  { forms, positions, ventures }: Access,
): Expression<SqlBool> {
  const isJob = eb("submissions.form", "=", "career");
  const conditions: Expression<SqlBool>[] = [];
  if (forms.length > 0) conditions.push(eb("submissions.form", "in", forms));
  if (positions.length > 0) conditions.push(eb.and([isJob, eb("submissions.position", "in", positions)]));
  if (ventures.length > 0) conditions.push(eb.and([isJob, eb("submissions.venture", "in", ventures)]));
  return eb.or(conditions);
}
