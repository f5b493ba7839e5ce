import type { FreeHours } from "#contract/desk/free-hours.ts";
import { timeZone } from "#contract/format-time.ts";
import { quarterMs } from "#contract/interviews.ts";
import { inBoth, type TimeRange, without } from "../../calendars/time-ranges.ts";
import { inStockholm, plainDateOf } from "../../stockholm-time.ts";
import { endOf } from "./quarters.ts";

/** The weekly hours of a member that fall in a time. */
export function hoursDuring(hours: readonly FreeHours[], during: TimeRange): TimeRange[] {
  const ranges: TimeRange[] = [];
  const last = plainDateOf(during[1]);
  for (
    let date = plainDateOf(during[0]);
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  ) {
    const at = (plainTime: string) => date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
    for (const { weekday, from, until } of hours) {
      if (weekday === date.dayOfWeek) ranges.push([at(from), at(until)]);
    }
  }
  return inBoth(ranges, [during]);
}

/** A time as `2026-11-30T10:15` in Stockholm; null when that exists twice, because the clocks change. */
function localTimeOf(timeMs: number): string | null {
  const local = inStockholm(timeMs).toPlainDateTime();
  const [earlier, later] = (["earlier", "later"] as const).map((disambiguation) =>
    local.toZonedDateTime(timeZone, { disambiguation }),
  );
  return earlier?.epochMilliseconds === later?.epochMilliseconds
    ? local.toString({ smallestUnit: "minute" })
    : null;
}

/**
 * Times of Stockholm for an interview, one after the other, each on a quarter of an hour.
 * @param free the hours of each of those who take part, one of them at least
 * @param busy when one of them is not free after all
 */
export function proposeTimes(
  free: readonly (readonly TimeRange[])[],
  busy: readonly TimeRange[],
  durationMinutes: number,
): string[] {
  const [first = [], ...others] = free;
  const common = others.reduce<readonly TimeRange[]>(inBoth, first);
  return without(common, busy).flatMap(([from, until]) => {
    const times: string[] = [];
    let start = Math.ceil(from / quarterMs) * quarterMs;
    while (endOf(start, durationMinutes) <= until) {
      const time = localTimeOf(start);
      if (time !== null) times.push(time);
      start = endOf(start, durationMinutes);
    }
    return times;
  });
}
