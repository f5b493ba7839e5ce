import * as z from "zod";
import { formatDayFirst } from "./dates.ts";
import { isSample, withoutMarks } from "./sample-marks.ts";
import { text, valueSchema } from "./shared-schemas.ts";

/** A day, followed by an asterisk while it is a sample. */
const markedDate = z
  .union([z.iso.date(), z.templateLiteral([z.iso.date(), "*"])], "write a day like 2027-01-18")
  .transform((text) => ({ day: withoutMarks(text), mark: isSample(text) ? "*" : "" }));

/** When a program begins next: a date, or what holds instead. Read as a value; `date` is there when it is known. */
export const startSchema = z
  .strictObject({ ...valueSchema.shape, value: text.optional(), date: markedDate.optional() })
  .refine(
    ({ value, date }) => (value === undefined) !== (date === undefined),
    "write either “date” or “value”",
  )
  .meta({ newValue: { value: "" } })
  .transform(({ value, date }) => ({
    value: value ?? (date ? formatDayFirst(date.day) + date.mark : ""),
    date: date?.day,
  }));

/** Calendar of a program, drawn to scale. */
export const calendarSchema = z.strictObject({
  unit: z.enum(["week", "month"]),
  /** In units; `longest` where the length is not the same for everyone. */
  phases: z
    .array(
      z
        .strictObject({ name: text, length: z.int().min(1), longest: z.int().min(1).optional() })
        .refine(
          ({ length, longest = length }) => longest >= length,
          "write a “longest” of at least “length”",
        ),
    )
    .min(1),
  /** Ongoing work after the phases. */
  ongoing: text.optional(),
  /** One unit that differs, from 1. */
  highlight: z.strictObject({ name: text, at: z.int().min(1) }).optional(),
  /** A point after so many phases, drawn where the lengths vary. */
  milestone: z.strictObject({ name: text, after: z.int().min(1) }).optional(),
});

export type Calendar = z.output<typeof calendarSchema>;
type Unit = Calendar["unit"];

/** `week`, 1, 4 → `Weeks 1–4`; `month`, 3, 3 → `Month 3` */
export function formatSpan(unit: Unit, from: number, to: number): string {
  const name = unit === "week" ? "Week" : "Month";
  return from === to ? `${name} ${from}` : `${name}s ${from}–${to}`;
}

/** `month`, 1, 2 → `1–2 months` */
function formatLength(unit: Unit, shortest: number, longest: number): string {
  const plural = longest === 1 ? "" : "s";
  return `${shortest === longest ? longest : `${shortest}–${longest}`} ${unit}${plural}`;
}

/** Places phases one after the other; `start` counts the units before. */
export function placePhases(phases: { name: string; length: number }[]) {
  let start = 0;
  return phases.map(({ name, length }) => {
    const placed = { name, start, length };
    start += length;
    return placed;
  });
}

/** How many units the phases take. With `longest`, at most. */
export function totalLength({ phases }: Calendar, which: "length" | "longest"): number {
  return phases.reduce(
    (sum, { length, longest = length }) => sum + (which === "length" ? length : longest),
    0,
  );
}

/** When a milestone is reached: after how many units, at least and at most. */
function getMilestone(calendar: Calendar, { name, after }: NonNullable<Calendar["milestone"]>) {
  const before = { ...calendar, phases: calendar.phases.slice(0, after) };
  const [shortest, longest] = [totalLength(before, "length"), totalLength(before, "longest")];
  return { name, after, shortest, longest, time: `After ${formatLength(calendar.unit, shortest, longest)}` };
}

/**
 * Places a program's phases in its units: one plan, or a shortest and a longest one. Each phase has a `time`: when it
 * takes place, or how long it lasts where that varies.
 */
export function getSchedule(calendar: Calendar) {
  const { unit, phases, ongoing, highlight, milestone } = calendar;
  const varies = phases.some(({ length, longest = length }) => longest > length);
  const longestPlan = placePhases(
    phases.map(({ name, length, longest = length }) => ({ name, length: longest })),
  );
  return {
    unit,
    total: totalLength(calendar, "longest"),
    plans: varies ? [placePhases(phases), longestPlan] : [longestPlan],
    phases: longestPlan.map(({ name, start, length }, index) => ({
      name,
      time: varies
        ? formatLength(unit, phases[index]?.length ?? length, length)
        : formatSpan(unit, start + 1, start + length),
    })),
    ongoing,
    milestone: milestone && getMilestone(calendar, milestone),
    highlight: highlight && { ...highlight, time: formatSpan(unit, highlight.at, highlight.at) },
  };
}
