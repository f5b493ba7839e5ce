import { createHash } from "node:crypto";
import type { Criteria, Criterion } from "#contract/criteria.ts";
import type { InboxRecord } from "../../../store/repositories/inbox.ts";

/** What an application is judged by: the criteria of its position, else of its form. */
export const criteriaOf = (
  criteria: readonly Criteria[],
  { form, position }: Pick<InboxRecord, "form" | "position">,
): Criteria | undefined =>
  criteria.find((each) => each.form === form && each.position !== undefined && each.position === position) ??
  criteria.find((each) => each.form === form && each.position === undefined);

/** Names the words of criteria: a reader who saw others has judged something else. */
export const criteriaVersion = (criteria: readonly Criterion[]): string =>
  createHash("sha256").update(JSON.stringify(criteria)).digest("base64url").slice(0, 16);
