import type { Criterion } from "#contract/criteria.ts";
import { levels, type NewJudgement, recommendations } from "#contract/desk/readings.ts";
import { useJsonDraft } from "../../../components/use-draft.ts";

/** What a reader has entered so far. */
export type JudgementDraft = {
  scores: Record<string, { level?: string; reason?: string }>;
  recommendation?: string;
};

/** A judgement being written, kept in the tab. @returns it, its setter, and what forgets it */
export const useJudgementDraft = (reference: string) =>
  useJsonDraft<JudgementDraft>(`judgement:${reference}`, { scores: {} });

/** The judgement to send; undefined until everything is chosen and explained. */
export function completeJudgement(
  criteria: readonly Criterion[],
  criteriaVersion: string,
  { scores, recommendation }: JudgementDraft,
): NewJudgement | undefined {
  const recommended = recommendations.find((each) => each === recommendation);
  const complete = criteria.flatMap(({ id }) => {
    const level = levels.find((each) => each === scores[id]?.level);
    const reason = scores[id]?.reason?.trim();
    return level && reason ? [{ id, level, reason }] : [];
  });
  return recommended && complete.length === criteria.length
    ? { criteriaVersion, scores: complete, recommendation: recommended }
    : undefined;
}
