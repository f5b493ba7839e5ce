import { IconCalendar } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import { Button } from "./Button.tsx";
import { inputStyle } from "./TextField.tsx";

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

/** Whether a text is a day that exists: browsers read 31 February as a day of March. */
function isDay(text: string) {
  const timeMs = Date.parse(text);
  return !Number.isNaN(timeMs) && new Date(timeMs).toISOString().slice(0, 10) === text;
}

/**
 * A day with its label before it, typed as `2026-11-23` or chosen in the browser's calendar. A date field alone would
 * show the order of day and month of the browser's language.
 */
export function DateInput({ label, value, min = "", max = "9999", required = false, onChange }: Props) {
  const id = useId();
  const calendar = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const isAccepted = (date: string) => (date === "" ? !required : isDay(date) && date >= min && date <= max);
  function enter(date: string) {
    setText(date);
    if (isAccepted(date)) onChange(date);
  }
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="min-w-10 text-quiet">
        {label}
      </label>
      <span className="relative flex w-36 grow-0">
        <input
          id={id}
          inputMode="numeric"
          placeholder="YYYY-MM-DD"
          autoComplete="off"
          maxLength={10}
          value={text}
          aria-invalid={isAccepted(text) ? undefined : true}
          onChange={({ target }) => enter(target.value.trim())}
          className={`${inputStyle} pr-9 tabular-nums`}
        />
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden
          value={value}
          min={min || undefined}
          max={max === "9999" ? undefined : max}
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
    </div>
  );
}
