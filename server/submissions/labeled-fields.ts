import { fieldsOf } from "#contract/forms/form-definition.ts";
import { forms } from "#contract/forms/registry.ts";
import type { Submission } from "../store/tables/schema.ts";

export type LabeledField = { name: string; label: string; value: string };

/** The fields that were filled in, in the form's order and with its labels. */
export function labeledFields(submission: Pick<Submission, "form" | "fields">): LabeledField[] {
  const values: Record<string, string> = JSON.parse(submission.fields);
  return fieldsOf(forms[submission.form])
    .map(({ name, label }) => ({ name, label, value: values[name] ?? "" }))
    .filter((field) => field.value !== "");
}

/** A field's value; empty when it was not filled in. */
export function fieldValue(fields: LabeledField[], name: string): string {
  return fields.find((field) => field.name === name)?.value ?? "";
}
