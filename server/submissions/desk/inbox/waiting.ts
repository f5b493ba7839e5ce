import { formKinds } from "#contract/desk/roles.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { dayMs } from "#contract/durations.ts";
import type { LateQuery } from "../../../store/queries/inbox-query.ts";
import type {
  OpenStages,
  SilentStages,
  TurnRules,
  WaitingQuery,
} from "../../../store/queries/waiting-query.ts";
import type { Turn } from "../../../store/repositories/inbox.ts";
import type { Repositories } from "../../../store/repositories.ts";
import { openStages } from "../stages.ts";

/** The stages of all forms that need work. */
export const openStagesOfForms = (stages: Stages) =>
  Object.fromEntries(formKinds.map((form) => [form, openStages(stages, form)])) as OpenStages;

/** The stages that remind of silent applicants, together where they do after as many days. */
const silentStagesOfForms = (stages: Stages, nowMs: number): SilentStages[] =>
  formKinds.flatMap((form) =>
    [...Map.groupBy(stages[form], ({ remindAfterDays }) => remindAfterDays)].flatMap(([days, list]) =>
      days === undefined ? [] : [{ form, stages: list.map(({ id }) => id), beforeMs: nowMs - days * dayMs }],
    ),
  );

/** Applications that have waited for an answer longer than promised. */
export const lateQuery = (stages: Stages): LateQuery => ({
  dueBeforeMs: Date.now(),
  openStages: openStagesOfForms(stages),
});

/** What the store needs of the stages to say whose turn it is. */
export const turnRules = (stages: Stages, nowMs = Date.now()): TurnRules => ({
  openStages: openStagesOfForms(stages),
  silentStages: silentStagesOfForms(stages, nowMs),
  nowMs,
});

/** Applications that wait for the team, or for the applicant, or were put off. */
export const waitingQuery = (stages: Stages, whom: WaitingQuery["for"]): WaitingQuery => ({
  for: whom,
  ...turnRules(stages),
});

/** Whose turn it is in one application. */
export async function turnOf(
  { inbox }: Pick<Repositories, "inbox">,
  stages: Stages,
  { id }: { id: string },
): Promise<Turn> {
  const turn = (await inbox.turns([id], turnRules(stages))).get(id);
  if (!turn) throw new Error(`There is no submission ${id}`);
  return turn;
}
