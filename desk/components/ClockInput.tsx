import { useId, useState } from "react";
import { clockOf } from "./typed-time.ts";
import { inputStyle } from "./ui/field-style.ts";

/** A time of day, typed as `09:30`: the browser's own field would show it in the manner of its language. */
export function ClockInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && value !== "" && !clockOf(value);
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        inputMode="numeric"
        placeholder="HH:MM"
        autoComplete="off"
        maxLength={5}
        value={value}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value.trim())}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        className={`${inputStyle} max-w-20 tabular-nums`}
      />
      {isWrong && (
        <p id={`${id}-error`} role="alert" className="text-fine font-medium text-danger">
          Please write the time like 09:30.
        </p>
      )}
    </>
  );
}
