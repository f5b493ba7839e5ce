import type { Judgement } from "#contract/desk/readings.ts";

type Score = Judgement["scores"][number];

/**
 * The criteria of some judgements, in the order in which they first occur; twice when the words were changed between two
 * judgements.
 */
export function judgedCriteria(judgements: readonly Judgement[]): Pick<Score, "id" | "label">[] {
  const scores = judgements.flatMap(({ scores }) => scores);
  return [...new Map(scores.map((score) => [`${score.id} ${score.label}`, score])).values()];
}

/** What a judgement says about one of them. */
export const scoreOf = ({ scores }: Judgement, { id, label }: Pick<Score, "id" | "label">) =>
  scores.find((score) => score.id === id && score.label === label);
