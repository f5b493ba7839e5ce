import { useId } from "react";

type Props<Value extends string> = {
  legend: string;
  choices: readonly { value: Value; label: string; description?: string }[];
  value: string | undefined;
  onChange: (value: Value) => void;
};

/** One choice of several, each with its description below it. */
export function ChoiceRow<Value extends string>({ legend, choices, value, onChange }: Props<Value>) {
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{legend}</legend>
      {choices.map(({ value: choice, label, description }) => (
        <div key={choice} className="flex items-start gap-2.5 py-1 pointer-coarse:py-2">
          <input
            type="radio"
            id={`${id}-${choice}`}
            name={id}
            checked={value === choice}
            onChange={() => onChange(choice)}
            aria-describedby={description && `${id}-${choice}-description`}
            className="mt-0.5 size-4 shrink-0 cursor-pointer accent-ember"
          />
          <div className="min-w-0">
            <label htmlFor={`${id}-${choice}`} className="cursor-pointer">
              {label}
            </label>
            {description && (
              <p id={`${id}-${choice}-description`} className="text-fine text-quiet">
                {description}
              </p>
            )}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
