import { IconChevronDown } from "@tabler/icons-react";
import type { ComponentProps, ReactNode } from "react";
import { CharacterCount } from "./CharacterCount.tsx";
import { cn } from "./cn.ts";

// Its foot is the edge of the control, in the color of the text; the hairline only closes the shape.
const controlStyle =
  "min-h-14 w-full rounded-t-control border border-hairline border-b-2 border-b-text bg-field px-5 py-3.5 text-text placeholder:text-quiet hover:border-text aria-invalid:border-danger aria-invalid:[box-shadow:inset_3px_0_0_var(--danger)]";

export type FieldProps = {
  /** Id of the form; the ids of label, hint and error start with it. */
  formId: string;
  name: string;
  label: string;
  hint?: string;
  error?: string;
  required?: boolean;
};

/** Native props of a control that a field does not set itself. */
type NativeProps<Tag extends "input" | "textarea" | "select"> = Omit<
  ComponentProps<Tag>,
  keyof FieldProps | "id"
>;

/** The error of a field. It is in the page from the start, hidden: screen readers announce changes of it. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  return (
    <p id={`${id}-error`} className="text-small font-medium text-danger" hidden={!error}>
      {error}
    </p>
  );
}

/** Label, control, hint and error of one field. */
export function Field({
  formId,
  name,
  label,
  hint,
  error,
  required = false,
  maxLength,
  children,
}: FieldProps & { maxLength?: number; children: ReactNode }) {
  const id = `${formId}-${name}`;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex justify-between font-medium">
        <label htmlFor={id}>{label}</label>
        {!required && <span className="font-text text-small text-quiet">optional</span>}
      </div>
      {children}
      {maxLength !== undefined && <CharacterCount controlId={id} maxLength={maxLength} />}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-quiet">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Props that connect a control to its label, hint and error. The caller's `aria-describedby` is added to them. */
export function controlProps(
  { formId, name, hint, error, required }: Omit<FieldProps, "label">,
  describedBy?: string,
) {
  const id = `${formId}-${name}`;
  return {
    id,
    name,
    required,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": cn(hint && `${id}-hint`, `${id}-error`, describedBy),
  };
}

type ControlProps = FieldProps & { "aria-describedby"?: string; className?: string };

/** Separates the props of the field from those of its native control, and merges what both set. */
function splitProps<Props extends ControlProps>(props: Props) {
  const {
    formId,
    name,
    label,
    hint,
    error,
    required,
    className,
    "aria-describedby": describedBy,
    ...native
  } = props;
  const field = { formId, name, label, hint, error, required };
  const control = { ...native, ...controlProps(field, describedBy), className: cn(controlStyle, className) };
  return { field, control };
}

/** A field with a single line. */
export function TextField({ type = "text", ...props }: FieldProps & NativeProps<"input">) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field} maxLength={control.maxLength}>
      <input dir="auto" {...control} type={type} />
    </Field>
  );
}

/** A field with several lines. */
export function TextArea({ rows = 6, ...props }: FieldProps & NativeProps<"textarea">) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field} maxLength={control.maxLength}>
      <textarea dir="auto" {...control} rows={rows} />
    </Field>
  );
}

/** One of several options; the first one is chosen at the start, so it is never empty and never optional. */
export function Select({
  options,
  ...props
}: FieldProps & NativeProps<"select"> & { options: readonly string[] }) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field} required>
      <div className="relative">
        <select {...control} required={undefined} className={cn(control.className, "appearance-none pr-12")}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <IconChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-4 size-icon -translate-y-1/2 text-quiet"
        />
      </div>
    </Field>
  );
}
