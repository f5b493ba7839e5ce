import { Button } from "#app/components/ui/Button.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { submissionMessages } from "#contract/messages.ts";
import type { DraftState } from "./use-draft.ts";
import "./SubmitRow.css";

/** Notes about the draft by its state; the content has them. */
export type DraftLabels = Record<Exclude<DraftState["note"], "none">, string>;

/** The end of a form: its button, what happens next, and the note about the draft. */
export function SubmitRow({
  isSubmitting,
  labels,
  note,
  draft,
  draftLabels,
  onDiscard,
}: {
  isSubmitting: boolean;
  labels: { submit: string; submitting: string };
  /** The next steps. */
  note: string;
  draft: DraftState;
  draftLabels: DraftLabels;
  onDiscard: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden [&>button]:min-h-14 max-sm:[&>button]:w-full">
      {/* Read by app/startup/defer-hydration.ts. */}
      <Button type="submit" disabled={isSubmitting} data-busy-label={labels.submitting}>
        {isSubmitting ? labels.submitting : labels.submit}
      </Button>
      <p className="text-small text-quiet">
        <ContentText text={note} />
      </p>
      {draft.note !== "none" && (
        <p className="flex w-full flex-wrap items-center gap-x-4 text-small text-quiet">
          {draftLabels[draft.note]}
          {draft.isFileLost && <strong>{submissionMessages.attachAgain}</strong>}
          <button
            type="button"
            className="min-h-8 cursor-pointer underline underline-offset-4"
            onClick={onDiscard}
          >
            Discard
          </button>
        </p>
      )}
    </div>
  );
}
