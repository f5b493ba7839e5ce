import { expect, test } from "vitest";
import { isWorkingDay, previousWorkingDay } from "./working-days.ts";

/** Dates from Monday to Friday of a year on which nobody works. */
function daysOff(year: number): string[] {
  const days: string[] = [];
  let date = Temporal.PlainDate.from({ year, month: 1, day: 1 });
  for (; date.year === year; date = date.add({ days: 1 })) {
    if (date.dayOfWeek <= 5 && !isWorkingDay(date)) days.push(date.toString().slice(5));
  }
  return days;
}

// From the published calendars of these years.
test.each([
  [2024, "01-01 03-29 04-01 05-01 05-09 06-06 06-21 12-24 12-25 12-26 12-31"],
  [2025, "01-01 01-06 04-18 04-21 05-01 05-29 06-06 06-20 12-24 12-25 12-26 12-31"],
  [2026, "01-01 01-06 04-03 04-06 05-01 05-14 06-19 12-24 12-25 12-31"],
  [2027, "01-01 01-06 03-26 03-29 05-06 06-25 12-24 12-31"],
  [2038, "01-01 01-06 04-23 04-26 06-03 06-25 12-24 12-31"],
])("knows the Swedish holidays of %d", (year, dates) => {
  expect(daysOff(year).join(" ")).toBe(dates);
});

test("weekends are no working days", () => {
  expect(isWorkingDay(Temporal.PlainDate.from("2026-11-22"))).toBe(false);
  expect(isWorkingDay(Temporal.PlainDate.from("2026-11-23"))).toBe(true);
});

test("the working day before Easter Monday's Tuesday is the Thursday before Good Friday", () => {
  expect(previousWorkingDay(Temporal.PlainDate.from("2026-04-07")).toString()).toBe("2026-04-02");
});
