import { dayMs, hourMs, minuteMs } from "#contract/durations.ts";
import { timeZone } from "#contract/format-time.ts";

const fullTime = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone,
});
const shortDate = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone });
const shortDateWithYear = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone,
});

/** `Mon, 23 Nov 2026, 14:05`. @param timeMs milliseconds since 1970 */
export const formatFullTime = (timeMs: number) => fullTime.format(timeMs);

/** How long ago in the largest unit (`5 min`, `3 h`, `2 d`), after a week the date. @param timeMs, nowMs since 1970 */
export function formatAge(timeMs: number, nowMs: number): string {
  const ageMs = nowMs - timeMs;
  if (ageMs < minuteMs) return "now";
  if (ageMs < hourMs) return `${Math.floor(ageMs / minuteMs)} min`;
  if (ageMs < dayMs) return `${Math.floor(ageMs / hourMs)} h`;
  if (ageMs < 7 * dayMs) return `${Math.floor(ageMs / dayMs)} d`;
  const isThisYear = shortDateWithYear.format(timeMs).slice(-4) === shortDateWithYear.format(nowMs).slice(-4);
  return (isThisYear ? shortDate : shortDateWithYear).format(timeMs);
}

/** The time left until an answer is due, or how late it is: `31 h left`, `2 d late`. */
export function formatDue(dueMs: number, nowMs: number): string {
  const distanceMs = Math.abs(dueMs - nowMs);
  const days = Math.floor(distanceMs / dayMs);
  const hours = Math.floor(distanceMs / hourMs);
  // Up to the 48 hours of the promise in hours.
  const distance =
    hours === 0 ? `${Math.floor(distanceMs / minuteMs)} min` : days > 2 ? `${days} d` : `${hours} h`;
  return dueMs > nowMs ? `${distance} left` : `${distance} late`;
}
