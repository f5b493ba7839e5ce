import type { ComponentProps, ReactNode } from "react";

type FieldProps = {
  /** The form's id; ids of the parts are made from it. */
  formId: string;
  name: string;
  label: string;
  hint?: string;
  error?: string;
  required?: boolean;
};

/**
 * Label, control, hint and error of one field. The error's place is always in the page, empty and hidden, so that
 * the server can fill it in for a form sent without script.
 */
export function Field({
  formId,
  name,
  label,
  hint,
  error,
  required = false,
  children,
}: FieldProps & { children: ReactNode }) {
  const id = `${formId}-${name}`;
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {!required && <span className="field-optional">optional</span>}
      </div>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-quiet">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} data-error-for={name} className="field-error" hidden={!error}>
        {error}
      </p>
    </div>
  );
}

/** What ties a control to its label, hint and error. */
export function controlProps({ formId, name, hint, error, required }: FieldProps) {
  const id = `${formId}-${name}`;
  return {
    id,
    name,
    required,
    className: "control",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": `${hint ? `${id}-hint ` : ""}${id}-error`,
  };
}

/** A field of one line. */
export function TextField({ type = "text", ...props }: FieldProps & ComponentProps<"input">) {
  const { formId, name, label, hint, error, required, ...input } = props;
  const field = { formId, name, label, hint, error, required };
  return (
    <Field {...field}>
      <input {...controlProps(field)} type={type} {...input} />
    </Field>
  );
}

/** A field of several lines. */
export function TextArea({ rows = 6, ...props }: FieldProps & ComponentProps<"textarea">) {
  const { formId, name, label, hint, error, required, ...area } = props;
  const field = { formId, name, label, hint, error, required };
  return (
    <Field {...field}>
      <textarea {...controlProps(field)} rows={rows} {...area} />
    </Field>
  );
}

/** One of a few options; the first is chosen to begin with. */
export function Select({ options, ...field }: FieldProps & { options: readonly string[] }) {
  return (
    <Field {...field}>
      {/* Something is always chosen: `required` would ask for what cannot be missing. */}
      <select {...controlProps({ ...field, required: undefined })} defaultValue={options[0]}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  );
}
