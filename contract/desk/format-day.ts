import { dayMs } from "../durations.ts";
import { timeZone } from "../format-time.ts";

const day = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone,
});

/** A day of Stockholm, such as `Mon, 23 Nov`. @param timeMs milliseconds since 1970 */
export const formatDay = (timeMs: number): string => day.format(timeMs);

const date = new Intl.DateTimeFormat("sv-SE", { timeZone });

/** The date in Stockholm at a time, such as `2026-11-23`. @param timeMs milliseconds since 1970 */
export const dateOf = (timeMs: number): string => date.format(timeMs);

/** The date a number of days after that in Stockholm, however long these days are. @param timeMs milliseconds since 1970 */
export const dateAfter = (timeMs: number, days: number): string =>
  new Date(Date.parse(dateOf(timeMs)) + days * dayMs).toISOString().slice(0, 10);

const clock = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone,
});

/** A time of Stockholm, such as `Mon, 23 Nov, 09:30`. @param timeMs milliseconds since 1970 */
export const formatDayAndTime = (timeMs: number): string => `${day.format(timeMs)}, ${clock.format(timeMs)}`;
