import { type Calendar, placePhases, totalLength } from "./calendars.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Three letters each: British English would write Sept. */
const monthName = new Intl.DateTimeFormat("en", { month: "short", timeZone: "UTC" });

const monthStart = (date: Date, months = 0) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));

/** The day after a number of units. */
function addUnits(start: Date, unit: Calendar["unit"], count: number): Date {
  if (unit === "week") return new Date(start.getTime() + count * 7 * dayMs);
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + count, start.getUTCDate()));
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
  const first = monthStart(dates[0] ? new Date(`${dates[0]}T00:00:00Z`) : new Date());
  const spans = programs.map((program) => {
    const { calendar, start } = program;
    const begin = start.date ? new Date(`${start.date}T00:00:00Z`) : first;
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
