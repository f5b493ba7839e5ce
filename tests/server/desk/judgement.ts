import { readCriteria } from "#content-model/criteria.ts";
import type { levels, NewJudgement, recommendations } from "#contract/desk/readings.ts";
import type { FormKind } from "#contract/forms/registry.ts";

const criteria = await readCriteria();

/** A judgement of every criterion of a form, with the same level and reason. */
export const judgementOf = (
  form: FormKind,
  level: (typeof levels)[number],
  reason = "A reason.",
  recommendation: (typeof recommendations)[number] = "rather yes",
): NewJudgement => ({
  scores: (criteria.find((each) => each.form === form)?.criteria ?? []).map(({ id }) => ({
    id,
    level,
    reason,
  })),
  recommendation,
});
