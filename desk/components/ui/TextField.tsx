import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { inputStyle, textAreaStyle } from "./field-style.ts";

type FieldProps = { label: string; hint?: string; error?: string; className?: string };

/** A control with its label and what else is said before it, and its hint and error after it. */
function Field({
  label,
  hint,
  error,
  className,
  before,
  children,
}: FieldProps & {
  before?: ReactNode;
  children: (control: Pick<ComponentProps<"input">, "id" | "aria-invalid" | "aria-describedby">) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={cn("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {before}
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": cn(hint && `${id}-hint`, error && `${id}-error`) || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-fine text-quiet">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-fine font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** A field of one line with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  className,
  ...props
}: FieldProps & Omit<ComponentProps<"input">, "id">) {
  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => <input type="text" dir="auto" {...props} {...control} className={inputStyle} />}
    </Field>
  );
}

/** A field of several lines with its label. @param children stand between the two */
export function TextArea({
  label,
  children,
  ...props
}: { label: string; children?: ReactNode } & Omit<ComponentProps<"textarea">, "id">) {
  return (
    <Field label={label} before={children}>
      {(control) => <textarea dir="auto" {...props} {...control} className={textAreaStyle} />}
    </Field>
  );
}

/** A native list of choices with its label and hint. Its children are the options. */
export function SelectField({
  label,
  hint,
  ...props
}: Pick<FieldProps, "label" | "hint"> & Omit<ComponentProps<"select">, "id">) {
  return (
    <Field {...{ label, hint }}>
      {(control) => <select {...props} {...control} className={inputStyle} />}
    </Field>
  );
}
