import { type ComponentProps, useId } from "react";
import { cn } from "#app/components/ui/cn.ts";

const fieldStyle =
  "w-full rounded-control border border-hairline-strong bg-field px-2.5 placeholder:text-quiet hover:border-text aria-invalid:border-danger pointer-coarse:text-body";

/** Classes of a field of one line. */
export const inputStyle = `${fieldStyle} h-control pointer-coarse:h-touch`;

/** Classes of a field of several lines, as high as its `rows`. */
export const textAreaStyle = `${fieldStyle} py-1.5`;

/** A field of one line with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  className,
  ...props
}: { label: string; hint?: string; error?: string } & Omit<ComponentProps<"input">, "id">) {
  const id = useId();
  return (
    <div className={cn("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        type="text"
        dir="auto"
        {...props}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={cn(hint && `${id}-hint`, error && `${id}-error`) || undefined}
        className={inputStyle}
      />
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
