import { Button } from "#app/components/ui/Button.tsx";
import type { DraftState } from "./use-draft.ts";

/** Notes about the draft by its state; the content has them. */
export type DraftLabels = Record<Exclude<DraftState, "none">, string>;

/** The end of a form: its button, what happens next, and the note about the draft. */
export function SubmitRow({
  isSubmitting,
  label,
  note,
  draft,
  draftLabels,
  onDiscard,
}: {
  isSubmitting: boolean;
  label: string;
  /** What happens next. */
  note: string;
  draft: DraftState;
  draftLabels: DraftLabels;
  onDiscard: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 [&>button]:min-h-14 max-sm:[&>button]:w-full">
      <Button type="submit" disabled={isSubmitting}>
        {label}
      </Button>
      <p className="text-small text-quiet">{note}</p>
      {draft !== "none" && (
        <p className="flex w-full flex-wrap items-center gap-x-4 text-small text-quiet">
          {draftLabels[draft]}
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
