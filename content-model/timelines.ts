import * as z from "zod";
import { formatSpan } from "./calendars.ts";

/** When a step takes place: from the beginning of one week or month to the end of another, counted from 1. */
export const spanFields = {
  unit: z.enum(["week", "month"]),
  from: z.int().min(1),
  to: z.int().min(1),
};

type Span = z.output<z.ZodObject<typeof spanFields>>;

/** Refines a step: it cannot end before it begins. */
export function checkSpan({ from, to }: Span, context: z.core.$RefinementCtx) {
  if (to >= from) return;
  const message = `write a number of at least ${from}, where the step begins`;
  context.addIssue({ code: "custom", path: ["to"], message });
}

const unitDays = { week: 7, month: 365 / 12 };

/** Up to this many days, ticks are weeks; from there on they are months. */
const maxDaysInWeeks = 26 * unitDays.week;

/** Weeks that end less than this before a month begins are drawn up to it: twelve weeks are a quarter here. */
const maxGapDays = 10;

/** Every how many units a tick has its number; up to half a year each month has it. */
const labeledEvery = { week: 4, month: 3 };
const maxMonthsLabeled = 6;

const startDay = ({ unit, from }: Span) => (from - 1) * unitDays[unit];
const endDay = ({ unit, to }: Span) => to * unitDays[unit];

/**
 * Places steps on one axis, from the first day of the first unit to the end of the last step. Places and widths are in
 * percent of the axis. Each step gets a `mark` that says when it takes place.
 */
export function getTimeline<Step extends Span>(steps: Step[]) {
  const totalDays = Math.max(...steps.map(endDay));
  const percent = (days: number) => (days / totalDays) * 100;
  const tickUnit: "week" | "month" = totalDays <= maxDaysInWeeks ? "week" : "month";
  const every =
    tickUnit === "month" && totalDays <= maxMonthsLabeled * unitDays.month ? 1 : labeledEvery[tickUnit];
  const ticks: { left: number; number: number; labeled: boolean }[] = [];
  for (let number = 1; percent((number - 1) * unitDays[tickUnit]) < 99.9; number++) {
    ticks.push({
      left: percent((number - 1) * unitDays[tickUnit]),
      number,
      labeled: (number - 1) % every === 0,
    });
  }
  return {
    tickUnit,
    ticks,
    steps: steps.map((step, index) => {
      const next = steps[index + 1];
      const gapDays = next && next.unit !== step.unit ? startDay(next) - endDay(step) : 0;
      const end = gapDays > 0 && gapDays < maxGapDays ? endDay(step) + gapDays : endDay(step);
      return {
        ...step,
        mark: formatSpan(step.unit, step.from, step.to),
        left: percent(startDay(step)),
        width: percent(end - startDay(step)),
      };
    }),
  };
}
