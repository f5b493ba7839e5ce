import { minuteMs } from "./durations.ts";

/** The time zone of the studio, in which all times are told. */
export const timeZone = "Europe/Stockholm";

const interviewDay = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;

/** `Tokyo` for `Asia/Tokyo`. */
const cityOf = (zone: string) => zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");

/**
 * `Monday 30 November 2026, 10:00 to 10:45, Stockholm time`.
 * @param startsAt milliseconds since 1970
 * @param zone in which the time is told
 */
export function formatInterviewTime(
  startsAt: number,
  durationMinutes: number,
  zone: string = timeZone,
): string {
  const day = new Date(startsAt).toLocaleDateString("en-GB", { ...interviewDay, timeZone: zone });
  const clock = (timeMs: number) =>
    new Date(timeMs).toLocaleTimeString("en-GB", { timeStyle: "short", timeZone: zone });
  const end = clock(startsAt + durationMinutes * minuteMs);
  return `${day}, ${clock(startsAt)} to ${end}, ${cityOf(zone)} time`;
}

/** `22 November 2026, 1:15 pm, Stockholm time`. @param time ISO 8601, or milliseconds since 1970 */
export function formatReceived(time: string | number): string {
  const date = new Date(time);
  const day = date.toLocaleDateString("en-GB", { dateStyle: "long", timeZone });
  const clock = { hour: "numeric", minute: "2-digit", hour12: true, timeZone } as const;
  return `${day}, ${date.toLocaleTimeString("en-GB", clock)}, Stockholm time`;
}

/** `2026-11-27 09:00`, as content files have it, as `27 November 2026 at 09:00`. A day has no time; other texts stay. */
export function formatWrittenTime(text: string): string {
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?$/.exec(text) ?? [];
  const date = new Date(`${day}T${clock ?? "00:00"}Z`);
  if (Number.isNaN(date.getTime())) return text;
  const timeStyle = clock ? "short" : undefined;
  return date.toLocaleString("en-GB", { dateStyle: "long", timeStyle, timeZone: "UTC" });
}

/** `23 November 2026 at 09:05`, in Stockholm. @param time ISO 8601, or milliseconds since 1970 */
export const formatStockholmTime = (time: string | number): string =>
  new Date(time).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short", timeZone });
