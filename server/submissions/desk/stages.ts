import { formKinds } from "#contract/desk/roles.ts";
import type { Stage, Stages } from "#contract/desk/stages.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import type { Store } from "../../store/store.ts";

/** The stage of new submissions of a form. */
export function firstStage(stages: Stages, form: FormKind): string {
  return stages[form][0]?.id ?? "";
}

/** A stage of a form by its id; undefined when the content has none. */
export function findStage(stages: Stages, form: FormKind, id: string): Stage | undefined {
  return stages[form].find((stage) => stage.id === id);
}

/** Ids of the stages that need work. */
export const openStages = (stages: Stages, form: FormKind): string[] =>
  stages[form].filter(({ outcome }) => outcome === "open").map(({ id }) => id);

/** Gives submissions that were stored by an earlier version the first stage of their form. */
export async function fillMissingStages({ review }: Pick<Store, "review">, stages: Stages): Promise<void> {
  for (const form of formKinds) await review.fillMissingStages(form, firstStage(stages, form));
}
