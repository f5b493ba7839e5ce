import { useState } from "react";
import type { Application } from "#contract/desk/application.ts";
import type { Decision } from "#contract/desk/decisions.ts";
import { errorText } from "../../../api/client.ts";
import { useSeenVersion } from "../../../api/use-seen-version.ts";
import { applicantName } from "../../../components/names.ts";
import { ChoiceRow } from "../../../components/ui/ChoiceRow.tsx";
import { FormDialog } from "../../../components/ui/FormDialog.tsx";
import { TextArea } from "../../../components/ui/TextField.tsx";
import { levelLabels } from "../readings/level-labels.ts";
import { completeDecision, needsMerits, reasonSubjects, useDecisionDraft } from "./decision-draft.ts";
import { MeritFields } from "./MeritFields.tsx";
import { useDecision } from "./use-decision.ts";

/** What accepting means for each kind of application; messages are answered, not decided about. */
const acceptTexts: Record<Application["application"]["form"], string | undefined> = {
  career: "We offer the position.",
  founder: "We offer to start the company together.",
  partner: "We offer to begin the work together.",
  contact: undefined,
};

const outcomeChoices = (
  form: Application["application"]["form"],
): { value: Decision["outcome"]; label: string; description?: string }[] => [
  { value: "invited", label: "Invite", description: "We invite the applicant to the next step." },
  {
    value: "declined",
    label: "Decline",
    description: "We tell the applicant that we will not take the application further.",
  },
  { value: "accepted", label: "Accept", description: acceptTexts[form] },
];

type Props = {
  data: Application;
  onClose: () => void;
  /** The decision is stored; its answer is to be written. */
  onDecided: (outcome: Decision["outcome"]) => void;
};

/** Outcome and reasons of a decision, beside what the readers wrote. */
export function DecisionDialog({ data, onClose, onDecided }: Props) {
  const { reference } = data.application;
  const [decisionId] = useState(() => crypto.randomUUID());
  const [version, onError] = useSeenVersion(data.application);
  const [draft, setDraft, clearDraft] = useDecisionDraft(reference);
  const [showsMissing, setShowsMissing] = useState(false);
  const { decide } = useDecision(reference);
  const subjects = reasonSubjects(data);
  const decision = completeDecision(data, draft);
  function submit() {
    setShowsMissing(decision === undefined);
    if (!decision) return;
    decide.mutate(
      { id: decisionId, version, ...decision },
      {
        onSuccess: () => {
          clearDraft();
          onDecided(decision.outcome);
        },
        onError,
      },
    );
  }
  return (
    <FormDialog
      title={`Decide about ${applicantName(data.application)}`}
      description="Your reasons are added to the answer, which you can read and change before it is sent. The applicant may ask to see them."
      action="Decide and write the answer"
      isBusy={decide.isPending}
      // What is written is kept in the tab.
      hasChanges={false}
      error={
        decide.error
          ? errorText(decide.error)
          : showsMissing &&
            !decision &&
            (needsMerits(data, draft)
              ? "Please write at least one reason, and fill in each field about qualifications."
              : "Please choose a decision, and write at least one reason.")
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceRow
        legend="What do you decide?"
        choices={outcomeChoices(data.application.form)}
        value={draft.outcome}
        onChange={(outcome) => setDraft({ ...draft, outcome })}
      />
      {subjects.map(({ id, label }) => (
        <TextArea
          key={id}
          label={label}
          rows={2}
          maxLength={2_000}
          value={draft.reasons[id] ?? ""}
          onChange={({ target }) => setDraft({ ...draft, reasons: { ...draft.reasons, [id]: target.value } })}
        >
          <ReadersWords data={data} criterionId={id} />
        </TextArea>
      ))}
      <p className="text-fine text-quiet">Leave out reasons that did not affect the decision.</p>
      {needsMerits(data, draft) && (
        <MeritFields
          merits={draft.merits ?? {}}
          onChange={(merits) => setDraft({ ...draft, merits: { ...draft.merits, ...merits } })}
        />
      )}
    </FormDialog>
  );
}

/** What the readers wrote about a criterion. */
function ReadersWords({ data, criterionId }: { data: Application; criterionId: string }) {
  const scores = data.readings.list.flatMap(
    ({ judgement }) => judgement?.scores.filter(({ id }) => id === criterionId) ?? [],
  );
  return scores.map(({ level, reason }) => (
    <p key={`${level} ${reason}`} className="text-fine wrap-anywhere text-quiet">
      {levelLabels[level]}: {reason}
    </p>
  ));
}
