import { isWithheld, recommendationLabels } from "#contract/desk/readings.ts";
import { outcomeTexts } from "#contract/desk/timeline-text.ts";
import { formatReceived } from "#contract/format-time.ts";
import { Entry, type PartProps, Quote } from "./entries.tsx";

/** What readers judged, without their names, and what was decided. */
export function Assessment({ data: { readings, decision } }: Pick<PartProps, "data">) {
  const judged = readings.list.filter(({ judgement }) => judgement !== null);
  return (
    <>
      {judged.length > 0 && <h3>Judgements</h3>}
      {judged.map(({ judgement, judgedAt }) => (
        <Entry
          key={judgedAt}
          head={`A colleague, ${formatReceived(judgedAt ?? 0)}, recommends: ${judgement && recommendationLabels[judgement.recommendation]}`}
        >
          {judgement?.scores.map(({ id, label, level, looksLike, reason }) => (
            <Quote key={id} title={label} text={`: ${level}. ${looksLike}\n${reason}`} />
          ))}
        </Entry>
      ))}
      {isWithheld(readings.list) && (
        <p>Not all judgements are included yet, because a colleague has yet to judge this application.</p>
      )}
      {decision && <h3>Decision</h3>}
      {decision && (
        <Entry head={`${formatReceived(decision.decidedAt)}: ${outcomeTexts[decision.outcome]}`}>
          {decision.reasons.map(({ id, label, reason }) => (
            <Quote key={id} title={label} text={`\n${reason}`} />
          ))}
          {decision.merits && <blockquote>{Object.values(decision.merits).join("\n")}</blockquote>}
        </Entry>
      )}
    </>
  );
}
