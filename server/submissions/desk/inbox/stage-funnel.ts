import type { Numbers } from "#contract/desk/numbers.ts";
import type { Stage, Stages } from "#contract/desk/stages.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import type { SubmissionTimes } from "../../../store/repositories/numbers.ts";

/**
 * How many applications of a form reached each stage, or one after it. Stages that decline lead nowhere: they count
 * those that are in them now.
 * @param reached stages that each application, by id, ever moved to, unless that was undone
 */
function funnelOfForm(
  list: Stage[],
  submissions: SubmissionTimes[],
  reached: Map<string, string[]>,
): number[] {
  const path = list.filter(({ outcome }) => outcome !== "declined").map(({ id }) => id);
  const furthest = submissions.map(({ id, stage }) =>
    Math.max(0, ...[stage ?? "", ...(reached.get(id) ?? [])].map((name) => path.indexOf(name))),
  );
  return list.map(({ id, outcome }) =>
    outcome === "declined"
      ? submissions.filter(({ stage }) => stage === id).length
      : furthest.filter((index) => index >= path.indexOf(id)).length,
  );
}

/** The funnel of each form, in the order of its stages. */
export function stageFunnel(
  stages: Stages,
  forms: FormKind[],
  submissions: SubmissionTimes[],
  moves: { submissionId: string; stage: string }[],
): Numbers["funnel"] {
  const reached = new Map<string, string[]>();
  for (const { submissionId, stage } of moves) {
    reached.set(submissionId, [...(reached.get(submissionId) ?? []), stage]);
  }
  return forms.flatMap((form) => {
    const counts = funnelOfForm(
      stages[form],
      submissions.filter((submission) => submission.form === form),
      reached,
    );
    return stages[form].map(({ id, label, outcome }, index) => ({
      form,
      stage: id,
      label,
      outcome,
      count: counts[index] ?? 0,
    }));
  });
}
