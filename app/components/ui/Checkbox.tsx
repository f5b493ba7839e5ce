import type { ReactNode } from "react";

/** A box to tick, with a sentence that may hold a link. */
export function Checkbox({
  formId,
  name,
  required = false,
  error,
  children,
}: {
  formId: string;
  name: string;
  required?: boolean;
  error?: string;
  children: ReactNode;
}) {
  const id = `${formId}-${name}`;
  return (
    <div className="field">
      <div className="flex gap-3.5">
        <input
          id={id}
          name={name}
          type="checkbox"
          value="yes"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          className="mt-0.5 size-6 flex-none accent-(--accent)"
        />
        <label htmlFor={id}>{children}</label>
      </div>
      <p id={`${id}-error`} data-error-for={name} className="field-error" hidden={!error}>
        {error}
      </p>
    </div>
  );
}
