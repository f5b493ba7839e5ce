import type { ReactNode } from "react";
import { Checkbox } from "#app/components/ui/Checkbox.tsx";
import { Select, TextArea, TextField } from "#app/components/ui/Field.tsx";
import { FileField } from "#app/components/ui/FileField.tsx";
import { usePageInput } from "#app/page-input.ts";
import type { InputField } from "#contract/forms/form-definition.ts";
import { maxLength } from "#contract/limits.ts";

const lineLength = {
  text: maxLength.line,
  tel: maxLength.line,
  email: maxLength.email,
  url: maxLength.url,
};

/** The control that a field declares, with its label, hint and error. */
export function FormField({
  formId,
  field,
  error,
  hint,
  filePrompt = "",
  checkboxLabel,
}: {
  formId: string;
  field: InputField;
  error?: string;
  hint?: string;
  /** Text of an empty file field. */
  filePrompt?: string;
  /** Replaces the label of a checkbox, for instance with a sentence that has a link. */
  checkboxLabel?: ReactNode;
}) {
  const { name, label } = field;
  const { refusedForm } = usePageInput();
  // What was typed into a form that the server refused.
  const value = refusedForm?.values[name];
  // Of several, browsers take the first in the page; the banner may stand before them.
  const autoFocus = refusedForm !== undefined && error !== undefined;
  const common = { formId, name, label, error, hint, autoFocus, required: field.required !== undefined };
  switch (field.type) {
    case "textarea":
      return (
        <TextArea
          {...common}
          defaultValue={value}
          rows={field.rows}
          minLength={field.minLength}
          maxLength={field.maxLength ?? maxLength.text}
        />
      );
    case "select":
      return <Select {...common} options={field.options} defaultValue={value} />;
    case "checkbox":
      return (
        <Checkbox
          formId={formId}
          name={name}
          error={error}
          required={common.required}
          autoFocus={autoFocus}
          value="given"
          defaultChecked={Boolean(value)}
        >
          {checkboxLabel ?? label}
        </Checkbox>
      );
    case "file":
      return (
        <FileField
          {...common}
          hint={field.hint}
          accept={field.accept}
          check={field.check}
          prompt={filePrompt}
        />
      );
    default:
      return (
        <TextField
          {...common}
          defaultValue={value}
          type={field.type}
          autoComplete={field.autoComplete}
          autoCapitalize={field.autoCapitalize}
          spellCheck={field.spellCheck}
          maxLength={field.maxLength ?? lineLength[field.type]}
          placeholder={field.type === "url" ? "https://" : undefined}
        />
      );
  }
}
