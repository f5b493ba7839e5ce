import type { Criteria } from "#contract/criteria.ts";
import type { InboxRecord } from "../../store/inbox.ts";

/** What an application is judged by: the criteria of its position, else of its form. */
export const criteriaOf = (
  criteria: readonly Criteria[],
  { form, position }: Pick<InboxRecord, "form" | "position">,
): Criteria | undefined =>
  criteria.find((each) => each.form === form && each.position !== undefined && each.position === position) ??
  criteria.find((each) => each.form === form && each.position === undefined);
