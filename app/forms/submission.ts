import type { FieldErrors } from "#contract/forms/validate.ts";

/** State of a form's submission, as the form shows it. */
export type Submission = {
  state: "idle" | "submitting" | "success" | "error";
  /** Text of the banner. */
  message: string;
  /** Reference of what was just stored. */
  reference?: string;
  /** Outcome of an earlier submission in this tab. */
  earlier?: string;
  /** Error text of each wrong field, by its name. */
  errors: FieldErrors;
  /** Uploaded share, 0 to 1. */
  progress: number;
  /** Number of results so far; each new one moves the focus once. */
  results: number;
};
