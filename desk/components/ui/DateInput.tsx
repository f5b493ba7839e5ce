import { IconCalendar } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import { dayMistake } from "../typed-time.ts";
import { Button } from "./Button.tsx";
import { inputStyle } from "./field-style.ts";

type Props = {
  label: string;
  /** Such as `2026-11-23`; empty without one. */
  value: string;
  min?: string;
  max?: string;
  required?: boolean;
  /** Gets a complete date, or an empty text when it was removed. */
  onChange: (date: string) => void;
};

/**
 * A day with its label before it, typed as `2026-11-23` or chosen in the browser's calendar. A date field alone would
 * show the order of day and month of the browser's language.
 */
export function DateInput({ label, value, min, max, required = false, onChange }: Props) {
  const id = useId();
  const calendar = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const [isLeft, setLeft] = useState(false);
  const limits = { min, max, required };
  const mistake = dayMistake(text, limits);
  const isShown = isLeft && mistake !== "";
  function enter(date: string) {
    setText(date);
    if (!dayMistake(date, limits)) onChange(date);
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <label htmlFor={id} className="min-w-10 text-quiet">
        {label}
      </label>
      <span className="relative flex w-36 grow-0">
        <input
          id={id}
          // Its form is not sent with the date before.
          ref={(field) => field?.setCustomValidity(mistake)}
          inputMode="numeric"
          placeholder="YYYY-MM-DD"
          autoComplete="off"
          maxLength={10}
          value={text}
          aria-invalid={isShown ? true : undefined}
          aria-describedby={isShown ? `${id}-error` : undefined}
          onChange={({ target }) => enter(target.value.trim())}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
          className={`${inputStyle} pr-9 tabular-nums`}
        />
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden
          value={value}
          min={min}
          max={max}
          onChange={({ target }) => enter(target.value)}
          className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
        />
        <Button
          variant="quiet"
          iconOnly
          aria-label={`Calendar: ${label}`}
          className="absolute right-0"
          onClick={() => calendar.current?.showPicker()}
        >
          <IconCalendar aria-hidden />
        </Button>
      </span>
      {isShown && (
        <p id={`${id}-error`} role="alert" className="text-fine font-medium text-danger">
          {mistake}
        </p>
      )}
    </div>
  );
}
