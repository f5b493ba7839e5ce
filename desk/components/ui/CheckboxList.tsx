import type { ReactNode } from "react";
import { CheckboxRow } from "./CheckboxRow.tsx";
import { FormError } from "./FormError.tsx";

type Props<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  /** Why the choice was refused. */
  error?: ReactNode;
  /** Of what is around the checkboxes. */
  className?: string;
  onChange: (chosen: Value[]) => void;
};

/** Any number of several choices. Nothing without any. */
export function CheckboxList<Value extends string>({
  legend,
  options,
  chosen,
  error,
  className,
  onChange,
}: Props<Value>) {
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className={className}>
        {options.map(({ value, label }) => (
          <CheckboxRow
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
        ))}
      </div>
      <FormError className="text-fine">{error}</FormError>
    </fieldset>
  );
}
