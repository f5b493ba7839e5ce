import { timeZone } from "#contract/format-time.ts";

/** When a day begins in Stockholm, in milliseconds. @param date such as `2026-11-23` @param laterDays days to add */
export function startOfDayMs(date: string, laterDays = 0): number {
  return Temporal.PlainDate.from(date).add({ days: laterDays }).toZonedDateTime(timeZone).epochMilliseconds;
}

/** When it is a minute in Stockholm, in milliseconds. @param minute such as `2026-11-23T08:00` */
export const timeOfMinuteMs = (minute: string): number =>
  Temporal.PlainDateTime.from(minute).toZonedDateTime(timeZone).epochMilliseconds;

/** Date and clock in Stockholm at a time in milliseconds. */
export const inStockholm = (timeMs: number): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(timeMs).toZonedDateTimeISO(timeZone);

/** The date in Stockholm at a time in milliseconds, to count with; `dateOf` of the contract gives it as text. */
export const plainDateOf = (timeMs: number): Temporal.PlainDate => inStockholm(timeMs).toPlainDate();

/** A time in milliseconds as `2026-11-20 14:05`, in Stockholm. */
export const formatMinute = (timeMs: number): string =>
  inStockholm(timeMs).toPlainDateTime().toString({ smallestUnit: "minute" }).replace("T", " ");
