import { minuteMs } from "#contract/durations.ts";
import { quarterMs } from "#contract/interviews.ts";

/** When an interview ends, in milliseconds. */
export const endOf = (startsAt: number, durationMinutes: number): number =>
  startsAt + durationMinutes * minuteMs;

/** The quarters of an hour that an interview takes. */
export function quartersOf(startsAt: number, durationMinutes: number): number[] {
  const count = Math.ceil((durationMinutes * minuteMs) / quarterMs);
  return Array.from({ length: count }, (_, index) => startsAt + index * quarterMs);
}
