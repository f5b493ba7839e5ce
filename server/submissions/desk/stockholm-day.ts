import { timeZone } from "#contract/format-time.ts";

/** When a day begins in Stockholm, in milliseconds. @param date such as `2026-11-23` @param laterDays days to add */
export function startOfDayMs(date: string, laterDays = 0): number {
  return Temporal.PlainDate.from(date).add({ days: laterDays }).toZonedDateTime(timeZone).epochMilliseconds;
}

/** When it is a minute in Stockholm, in milliseconds. @param minute such as `2026-11-23T08:00` */
export const timeOfMinuteMs = (minute: string): number =>
  Temporal.PlainDateTime.from(minute).toZonedDateTime(timeZone).epochMilliseconds;

/** The date in Stockholm at a time in milliseconds. */
export function dateOf(timeMs: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(timeMs).toZonedDateTimeISO(timeZone).toPlainDate();
}
