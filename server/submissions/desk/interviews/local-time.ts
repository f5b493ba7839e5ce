import { dayMs } from "#contract/durations.ts";
import { timeZone } from "#contract/format-time.ts";
import { maxDaysAhead, quarterMs } from "#contract/interviews.ts";
import { ConflictError } from "../../../permissions/errors.ts";

/** @throws ConflictError when the clocks change then: the time does not exist, or exists twice */
function instantOf(localTime: string): number {
  try {
    const dateTime = Temporal.PlainDateTime.from(localTime, { overflow: "reject" });
    return dateTime.toZonedDateTime(timeZone, { disambiguation: "reject" }).epochMilliseconds;
  } catch {
    throw new ConflictError(
      `${localTime.replace("T", " ")} does not exist, or exists twice because the clocks change. Please choose another time.`,
    );
  }
}

/**
 * A time of Stockholm in milliseconds. @param localTime such as `2026-11-30T10:15`
 * @throws ConflictError when it does not exist, is past, too far ahead, or not on a quarter of an hour
 */
export function interviewTimeMs(localTime: string, nowMs: number): number {
  const timeMs = instantOf(localTime);
  const name = localTime.replace("T", " ");
  if (timeMs % quarterMs !== 0)
    throw new ConflictError(`${name}: please choose a full quarter of an hour, such as 09:15.`);
  if (timeMs <= nowMs) throw new ConflictError(`${name} is in the past. Please choose a later time.`);
  if (timeMs > nowMs + maxDaysAhead * dayMs)
    throw new ConflictError(`${name} is more than a year ahead. Please choose an earlier time.`);
  return timeMs;
}
