import { type ComponentProps, useId } from "react";

/** A checkbox with its label and a line that explains it. */
export function CheckboxRow({
  label,
  description,
  ...props
}: { label: string; description?: string } & Omit<ComponentProps<"input">, "type" | "id">) {
  const id = useId();
  return (
    <div className="flex items-start gap-3 py-1.5">
      <input
        {...props}
        type="checkbox"
        id={id}
        aria-describedby={description && `${id}-description`}
        className="mt-0.5 size-4 shrink-0 cursor-pointer accent-ember disabled:cursor-default"
      />
      <div>
        <label htmlFor={id} className="cursor-pointer">
          {label}
        </label>
        {description && (
          <p id={`${id}-description`} className="text-fine text-quiet">
            {description}
          </p>
        )}
      </div>
    </div>
  );
}
