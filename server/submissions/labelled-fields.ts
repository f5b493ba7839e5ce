import { fieldsOf } from "#contract/forms/form-definition.ts";
import { forms } from "#contract/forms/registry.ts";
import type { Submission } from "../store/schema.ts";

export type LabelledField = { name: string; label: string; value: string };

/** What was sent, in the form's order and with its labels; what was left empty is left out. */
export function labelledFields(submission: Pick<Submission, "form" | "fields">): LabelledField[] {
  const values: Record<string, string> = JSON.parse(submission.fields);
  return fieldsOf(forms[submission.form])
    .map(({ name, label }) => ({ name, label, value: values[name] ?? "" }))
    .filter((field) => field.value !== "");
}
