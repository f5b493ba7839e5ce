import { promisedHours } from "#contract/desk/numbers.ts";
import { dayMs, hourMs } from "#contract/durations.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { plainDateOf, startOfDayMs } from "../../../stockholm-time.ts";
import { nextWorkingDay } from "./working-days.ts";

/** The end of the working day so many working days after a time. */
function afterWorkingDays(timeMs: number, days: number): number {
  let date = plainDateOf(timeMs);
  for (let count = 0; count < days; count++) date = nextWorkingDay(date);
  return startOfDayMs(date.toString(), 1);
}

/**
 * Until when the team answers, as the site says: job applications within 48 hours, founders within a week, partners
 * within five working days, messages by the next working day.
 */
export function answerDueAt(form: FormKind, receivedAt: number): number {
  switch (form) {
    case "career":
      return receivedAt + promisedHours * hourMs;
    case "founder":
      return receivedAt + 7 * dayMs;
    case "partner":
      return afterWorkingDays(receivedAt, 5);
    case "contact":
      return afterWorkingDays(receivedAt, 1);
  }
}
