import { readCriteria } from "#content-model/criteria.ts";
import type { levels, NewJudgement, recommendations } from "#contract/desk/readings.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { criteriaOf, criteriaVersion } from "#server/submissions/desk/judgements/criteria.ts";

const criteria = await readCriteria();

/** A judgement of every criterion of a form, with the same level and reason. */
export const judgementOf = (
  form: FormKind,
  level: (typeof levels)[number],
  reason = "A reason.",
  recommendation: (typeof recommendations)[number] = "rather yes",
): NewJudgement => {
  const judgedBy = criteriaOf(criteria, { form, position: "" })?.criteria ?? [];
  return {
    criteriaVersion: criteriaVersion(judgedBy),
    scores: judgedBy.map(({ id }) => ({ id, level, reason })),
    recommendation,
  };
};
