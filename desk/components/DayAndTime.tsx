import { useState } from "react";
import { dateAfter, dateOf } from "#contract/desk/format-day.ts";
import { ClockInput } from "./ClockInput.tsx";
import type { TypedTime } from "./typed-time.ts";
import { DateInput } from "./ui/DateInput.tsx";

/** A day from today on, typed as `2026-11-23`, and a time of day. */
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
  const [nowMs] = useState(Date.now);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <DateInput
        label={label}
        value={date}
        min={dateOf(nowMs)}
        max={dateAfter(nowMs, maxDays)}
        onChange={(date) => onChange({ date, clock })}
      />
      <ClockInput label={clockLabel} value={clock} onChange={(clock) => onChange({ date, clock })} />
    </div>
  );
}
