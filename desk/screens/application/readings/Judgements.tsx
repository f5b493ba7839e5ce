import { type Judgement, recommendationLabels } from "#contract/desk/readings.ts";
import { judgedCriteria, scoreOf } from "./judged-criteria.ts";
import { levelLabels } from "./level-labels.ts";

type Props = { judgements: readonly { memberId: string; name: string; judgement: Judgement }[] };

/** Judgements criterion by criterion, the words first. */
export function Judgements({ judgements }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {judgements.map(({ memberId, name, judgement }) => (
          <div key={memberId} className="flex gap-2">
            <dt className="text-quiet">{name} recommends</dt>
            <dd className="font-medium">{recommendationLabels[judgement.recommendation]}</dd>
          </div>
        ))}
      </dl>
      {judgedCriteria(judgements.map(({ judgement }) => judgement)).map((criterion) => (
        <section
          key={`${criterion.id} ${criterion.label}`}
          aria-label={criterion.label}
          className="border-t border-hairline pt-2"
        >
          <h3 className="font-medium">{criterion.label}</h3>
          {judgements.map(({ memberId, name, judgement }) => {
            const score = scoreOf(judgement, criterion);
            if (!score) return null;
            return (
              <div key={memberId} className="pt-2">
                <p className="wrap-anywhere whitespace-pre-wrap">{score.reason}</p>
                <p className="text-fine text-quiet">
                  {name}: {levelLabels[score.level]}. {score.looksLike}
                </p>
              </div>
            );
          })}
        </section>
      ))}
    </div>
  );
}
