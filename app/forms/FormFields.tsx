import type { ReactNode } from "react";
import { ordinal } from "#app/components/ui/ordinal.ts";
import type { InputField } from "#contract/forms/form-definition.ts";
import { FormField } from "./FormField.tsx";

/** Texts of the page's content about the fields of a form. */
export type FieldContent = {
  /** Titles of the groups that the fields declare, by key. */
  groups?: Record<string, string>;
  /** Hints by the name of their field. */
  hints?: Partial<Record<string, string>>;
  /** Text of an empty file field. */
  filePrompt?: string;
  /** Replace the labels of checkboxes, by the name of their field. */
  checkboxLabels?: Record<string, ReactNode>;
};

type Props = FieldContent & {
  formId: string;
  fields: readonly InputField[];
  /** Error texts by the name of their field. */
  errors?: Record<string, string>;
};

function Fields({ formId, fields, hints, errors, filePrompt, checkboxLabels }: Props) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field.name} className={field.width === "half" ? undefined : "sm:col-span-2"}>
          <FormField
            formId={formId}
            field={field}
            error={errors?.[field.name]}
            hint={hints?.[field.name]}
            filePrompt={filePrompt}
            checkboxLabel={checkboxLabels?.[field.name]}
          />
        </div>
      ))}
    </div>
  );
}

/** The fields of a form in their order, in numbered groups where they declare groups. */
export function FormFields({ fields, groups = {}, ...props }: Props) {
  const names = [...new Set(fields.map((field) => field.group))];
  return names.map((group, index) => {
    const members = fields.filter((field) => field.group === group);
    if (group === undefined) return <Fields key="" fields={members} {...props} />;
    return (
      <fieldset key={group} className={index === 0 ? undefined : "mt-6"}>
        <legend className="mb-8 flex w-full items-baseline border-hairline-strong border-t pt-4 font-bold text-h3">
          <span aria-hidden className="w-(--number-gutter) font-text text-accent text-label tabular-nums">
            {ordinal(index + 1)}
          </span>
          {groups[group]}
        </legend>
        <Fields fields={members} {...props} />
      </fieldset>
    );
  });
}
