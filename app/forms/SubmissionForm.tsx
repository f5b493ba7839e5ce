import type { ReactNode } from "react";
import { usePageInput } from "#app/page-input.ts";
import type { FormDefinition } from "#contract/forms/form-definition.ts";
import { submissionMessages } from "#contract/messages.ts";
import { FormBanner } from "./FormBanner.tsx";
import { type FieldContent, FormFields } from "./FormFields.tsx";
import { HiddenFields } from "./HiddenFields.tsx";
import { type DraftLabels, SubmitRow } from "./SubmitRow.tsx";
import type { SuccessMessage } from "./SuccessMessage.tsx";
import type { Submission } from "./submission.ts";
import { useFormSubmission } from "./use-form-submission.ts";

/** A form of the site, rendered from its declaration and sent to the API. */
export function SubmissionForm({
  form,
  formId,
  note,
  draftLabels,
  hiddenValues,
  bannerPosition = "top",
  minSubmittingMs,
  Panel,
  children,
  ...content
}: FieldContent & {
  form: FormDefinition;
  /** Prefix of all ids, and the key of the draft. */
  formId: string;
  /** The next steps, beside the button. */
  note: string;
  draftLabels: DraftLabels;
  /** Values of the hidden fields that the declaration leaves to the page. */
  hiddenValues?: Record<string, string>;
  bannerPosition?: "top" | "bottom";
  /** Shows the `submitting` state at least this long. */
  minSubmittingMs?: number;
  /** Replaces the form once it is sent, with `messages.panel` of the form. */
  Panel?: typeof SuccessMessage;
  /** Content below the result of a submission. */
  children?: (submission: Submission) => ReactNode;
}) {
  const { submission, resultElement, formProps, draft, discardDraft, startAgain } = useFormSubmission(
    form,
    formId,
    minSubmittingMs,
  );
  const { state, errors, progress } = submission;
  const { refusedForm } = usePageInput();
  // An answer of the server cannot keep files, either.
  const isFileLost = draft.isFileLost || refusedForm !== undefined;
  const { panel, submit, submitting } = form.messages;
  const isSubmitting = state === "submitting";
  const banner = <FormBanner ref={resultElement} submission={submission} />;

  if (state === "success" && panel && Panel) {
    return (
      <Panel ref={resultElement} {...panel} reference={submission.reference} onSendAnother={startAgain} />
    );
  }
  return (
    <form {...formProps} className="grid gap-6">
      {bannerPosition === "top" && banner}
      {children?.(submission)}
      <HiddenFields form={form} formId={formId} values={hiddenValues} />
      {/* What is typed after the form was sent would be lost when it is emptied. */}
      <div className="contents print:hidden" inert={isSubmitting}>
        <FormFields
          {...content}
          filePrompt={isFileLost ? submissionMessages.attachAgain : content.filePrompt}
          formId={formId}
          fields={form.fields.filter((field) => field.type !== "hidden")}
          errors={errors}
        />
      </div>
      {form.encoding === "multipart" && isSubmitting && progress > 0 && <UploadProgress value={progress} />}
      {bannerPosition === "bottom" && banner}
      <SubmitRow
        isSubmitting={isSubmitting}
        labels={{ submit, submitting }}
        note={note}
        draft={draft}
        draftLabels={draftLabels}
        onDiscard={discardDraft}
      />
    </form>
  );
}

/** How much of a file has been sent. @param value 0 to 1 */
function UploadProgress({ value }: { value: number }) {
  return (
    <progress
      aria-label="Upload"
      max={1}
      value={value}
      className="h-1 w-full appearance-none border-0 bg-hairline forced-color-adjust-none [&::-moz-progress-bar]:bg-ember [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-ember"
    />
  );
}
