import { timeZone } from "#contract/format-time.ts";

const dateFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });

const monthFirst = dateFormat("en-US");
const dayFirst = dateFormat("en-GB");

/** `2025-05-01` → `May 1, 2025`, for the head of an article: the specification fixes this order for it. */
export function formatLongDate(date: string): string {
  return monthFirst.format(new Date(`${date}T00:00:00Z`));
}

/** `2027-01-18` → `18 January 2027`, for all other dates. */
export function formatDayFirst(date: string): string {
  return dayFirst.format(new Date(`${date}T00:00:00Z`));
}

/** Why a day like `2026-11-31` does not exist, or undefined for one that does. */
export function missingDay(day: string): string | undefined {
  const [, year = "", month = ""] = /^(\d{4})-(\d\d)-\d\d$/.exec(day) ?? [];
  if (!year || (!Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)))
    return undefined;
  if (Number(month) < 1 || Number(month) > 12) return `there is no month ${month}`;
  const { daysInMonth } = Temporal.PlainYearMonth.from(`${year}-${month}`);
  const name = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" }).format(
    new Date(`${year}-${month}-01`),
  );
  return `${name} ${year} has ${daysInMonth} days`;
}

/** The last second of a day in Stockholm, as `2026-11-23T23:59:59+01:00`. */
export function endOfDayInStockholm(day: string): string {
  return Temporal.PlainDateTime.from(`${day}T23:59:59`)
    .toZonedDateTime(timeZone)
    .toString({ timeZoneName: "never" });
}
