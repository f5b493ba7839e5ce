import { dayMs } from "#contract/durations.ts";
import { type Calendar, placePhases, totalLength } from "./calendars.ts";
import { currentContent } from "./content-context.ts";

/** Three letters each: British English would write Sept. */
const monthName = new Intl.DateTimeFormat("en", { month: "short", timeZone: "UTC" });

const monthStart = (date: Date, months = 0) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));

/** The day after a number of units; a month after 31 January ends February. */
function addUnits(start: Date, unit: Calendar["unit"], count: number): Date {
  const day = Temporal.PlainDate.from(start.toISOString().slice(0, 10));
  return new Date(day.add(unit === "week" ? { weeks: count } : { months: count }).toString());
}

/**
 * Places programs on one axis of months. The axis begins with the month of the first start and ends with the month in
 * which the last program ends. A program without a date is drawn from the beginning of the axis, and `dated` is false.
 * All places and widths are in percent of the axis.
 */
export function getYearCalendar<Program extends { calendar: Calendar; start: { date?: string | undefined } }>(
  programs: Program[],
) {
  const dates = programs.flatMap(({ start: { date } }) => (date ? [date] : [])).sort();
  const first = monthStart(new Date(dates[0] ?? currentContent().timeMs));
  const spans = programs.map((program) => {
    const { calendar, start } = program;
    const begin = start.date ? new Date(start.date) : first;
    const end = (which: "length" | "longest") => addUnits(begin, calendar.unit, totalLength(calendar, which));
    return { program, begin, end: end("length"), latestEnd: end("longest") };
  });
  const lastMs = Math.max(...spans.map(({ latestEnd }) => latestEnd.getTime() - dayMs));
  const endOfAxis = monthStart(new Date(lastMs), 1);
  const percent = (date: Date) =>
    ((date.getTime() - first.getTime()) / (endOfAxis.getTime() - first.getTime())) * 100;

  const months: { label: string; year: string | undefined; left: number }[] = [];
  for (let month = first; month < endOfAxis; month = monthStart(month, 1)) {
    const startsYear = months.length === 0 || month.getUTCMonth() === 0;
    months.push({
      label: monthName.format(month),
      year: startsYear ? String(month.getUTCFullYear()) : undefined,
      left: percent(month),
    });
  }
  return {
    months,
    rows: spans.map(({ program, begin, end, latestEnd }) => {
      const { unit, phases } = program.calendar;
      const place = (units: number) => percent(addUnits(begin, unit, units));
      return {
        ...program,
        dated: program.start.date !== undefined,
        left: percent(begin),
        right: percent(end),
        latestRight: percent(latestEnd),
        phases: placePhases(phases).map(({ name, start, length }) => ({
          name,
          left: place(start),
          right: place(start + length),
        })),
      };
    }),
  };
}
