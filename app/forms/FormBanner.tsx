import type { RefObject } from "react";
import { Banner } from "#app/components/ui/Banner.tsx";
import { usePageInput } from "#app/page-input.ts";
import { submissionMessages } from "#contract/messages.ts";
import type { Submission } from "./submission.ts";

/**
 * The result of a submission. It is in the page from the start, hidden: screen readers announce changes of an
 * existing alert, and the server fills it in for visitors without script. Below it stand the reference, or what became
 * of an earlier submission.
 */
export function FormBanner({
  submission: { state, message, reference, earlier },
  ref,
}: {
  submission: Submission;
  ref: RefObject<HTMLDivElement | null>;
}) {
  const isShown = state === "error" || state === "success";
  const isAnswer = usePageInput().refusedForm !== undefined;
  return (
    <>
      {/* biome-ignore lint/a11y/noAutofocus: it answers what the visitor has just sent. */}
      <div ref={ref} role="alert" tabIndex={-1} autoFocus={isAnswer} data-form-banner hidden={!isShown}>
        <Banner variant={state === "success" ? "success" : "error"}>{message}</Banner>
      </div>
      {reference && <p data-reference>{submissionMessages.reference(reference)}</p>}
      {earlier && (
        <p data-earlier-submission className="border-accent border-l-2 pl-4 font-medium">
          {earlier}
        </p>
      )}
    </>
  );
}
