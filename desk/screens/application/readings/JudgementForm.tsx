import { type FormEvent, useId, useState } from "react";
import type { Criterion } from "#contract/criteria.ts";
import { levels, recommendationLabels, recommendations } from "#contract/desk/readings.ts";
import { errorText } from "../../../api/client.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { ChoiceRow } from "../../../components/ui/ChoiceRow.tsx";
import { ConfirmDialog } from "../../../components/ui/ConfirmDialog.tsx";
import { FormError } from "../../../components/ui/FormError.tsx";
import { textAreaStyle } from "../../../components/ui/field-style.ts";
import { completeJudgement, useJudgementDraft } from "./judgement-draft.ts";
import { levelLabels } from "./level-labels.ts";
import { useReadings } from "./use-readings.ts";

type Props = {
  reference: string;
  criteria: readonly Criterion[];
  /** Of these criteria. */
  criteriaVersion: string;
};

/** Each criterion with a level and a reason, and what the reader recommends. */
export function JudgementForm({ reference, criteria, criteriaVersion }: Props) {
  const id = useId();
  const [draft, setDraft, clearDraft] = useJudgementDraft(reference);
  const [isSteppingAside, setSteppingAside] = useState(false);
  const [showsMissing, setShowsMissing] = useState(false);
  const { judge, stepAside } = useReadings(reference);
  const judgement = completeJudgement(criteria, criteriaVersion, draft);
  // As a promise, because this form is gone before the answer has been dealt with.
  const clearAfter = (sent: Promise<unknown>) => sent.then(clearDraft, () => undefined);
  function submit(event: FormEvent) {
    event.preventDefault();
    setShowsMissing(judgement === undefined);
    if (judgement) void clearAfter(judge.mutateAsync(judgement));
  }
  const setScore = (criterion: string, change: { level?: string; reason?: string }) =>
    setDraft({
      ...draft,
      scores: { ...draft.scores, [criterion]: { ...draft.scores[criterion], ...change } },
    });
  return (
    <form className="flex flex-col gap-6" onSubmit={submit}>
      {criteria.map((criterion) => (
        <div key={criterion.id} className="flex flex-col gap-2">
          <ChoiceRow
            legend={criterion.label}
            choices={levels.map((level) => ({
              value: level,
              label: levelLabels[level],
              description: criterion[level],
            }))}
            value={draft.scores[criterion.id]?.level}
            onChange={(level) => setScore(criterion.id, { level })}
          />
          <label htmlFor={`${id}-${criterion.id}`} className="text-fine text-quiet">
            Reason<span className="sr-only"> for {criterion.label}</span>
          </label>
          <textarea
            id={`${id}-${criterion.id}`}
            rows={2}
            maxLength={2_000}
            value={draft.scores[criterion.id]?.reason ?? ""}
            onChange={({ target }) => setScore(criterion.id, { reason: target.value })}
            className={textAreaStyle}
          />
        </div>
      ))}
      <ChoiceRow
        legend="Should we take this application further?"
        choices={recommendations.map((value) => ({ value, label: recommendationLabels[value] }))}
        value={draft.recommendation}
        onChange={(recommendation) => setDraft({ ...draft, recommendation })}
      />
      <FormError>
        {judge.error
          ? errorText(judge.error)
          : showsMissing &&
            !judgement &&
            "Please choose a level and write a reason for each criterion, and choose a recommendation."}
      </FormError>
      <footer className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={judge.isPending}>
          Submit the judgement
        </Button>
        <Button variant="quiet" onClick={() => setSteppingAside(true)}>
          I know this person …
        </Button>
      </footer>
      <p className="text-fine text-quiet">You cannot change your judgement afterwards.</p>
      <ConfirmDialog
        open={isSteppingAside}
        onClose={() => setSteppingAside(false)}
        title="Step aside from judging?"
        description="Another colleague, if there is one who can judge, is asked in your place. What you have written here is not sent."
        action="Step aside"
        onConfirm={() => {
          setSteppingAside(false);
          void clearAfter(stepAside.mutateAsync());
        }}
      />
    </form>
  );
}
