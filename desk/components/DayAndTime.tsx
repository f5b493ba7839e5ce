import { useId, useState } from "react";
import { dateOf } from "#contract/desk/format-day.ts";
import { clockOf, type TypedTime } from "./typed-time.ts";
import { DateInput } from "./ui/DateInput.tsx";
import { inputStyle } from "./ui/TextField.tsx";

const dayMs = 24 * 60 * 60_000;

/**
 * A day from today on and a time of day, typed as `2026-11-23` and `09:30`: the browser's own fields would show both in
 * the order of its language.
 */
export function DayAndTime({
  label = "Day",
  clockLabel = "Time",
  maxDays,
  value: { date, clock },
  onChange,
}: {
  /** Of the day, such as `Day 2`. */
  label?: string;
  clockLabel?: string;
  /** How many days ahead it can be. */
  maxDays: number;
  value: TypedTime;
  onChange: (value: TypedTime) => void;
}) {
  const id = useId();
  const [nowMs] = useState(Date.now);
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && clock !== "" && !clockOf(clock);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <DateInput
        label={label}
        value={date}
        min={dateOf(nowMs)}
        max={dateOf(nowMs + maxDays * dayMs)}
        onChange={(date) => onChange({ date, clock })}
      />
      <label htmlFor={id} className="sr-only">
        {clockLabel}
      </label>
      <input
        id={id}
        inputMode="numeric"
        placeholder="HH:MM"
        autoComplete="off"
        maxLength={5}
        value={clock}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({ target }) => onChange({ date, clock: target.value.trim() })}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        className={`${inputStyle} w-20 tabular-nums`}
      />
      {isWrong && (
        <p id={`${id}-error`} role="alert" className="text-fine font-medium text-danger">
          Please write it as 09:30.
        </p>
      )}
    </div>
  );
}
