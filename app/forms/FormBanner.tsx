import type { RefObject } from "react";
import { Banner } from "#app/components/ui/Banner.tsx";
import type { Submission } from "./use-form-submission.ts";

/**
 * The result of a submission. It is in the page from the start, hidden: screen readers announce changes of an
 * existing alert, and the server fills it in for visitors without script.
 */
export function FormBanner({
  submission: { state, message },
  ref,
}: {
  submission: Submission;
  ref: RefObject<HTMLDivElement | null>;
}) {
  const isShown = state === "error" || state === "success";
  return (
    <div ref={ref} role="alert" tabIndex={-1} data-form-banner hidden={!isShown}>
      <Banner variant={state === "success" ? "success" : "error"}>{message}</Banner>
    </div>
  );
}
