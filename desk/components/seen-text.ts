import type { Colleague } from "#contract/desk/members.ts";
import { formLabels } from "./form-labels.ts";

/** The forms, positions and ventures that a member was given, as `Founders, jobs at Plenum`; empty without any. */
export const seenText = ({
  forms,
  positions,
  ventures,
}: Pick<Colleague, "forms" | "positions" | "ventures">) =>
  [
    ...forms.map((form) => formLabels[form]),
    ...positions,
    ...ventures.map((venture) => `jobs at ${venture}`),
  ].join(", ");
