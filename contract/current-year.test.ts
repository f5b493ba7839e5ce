import { expect, test } from "vitest";
import { currentYear } from "./current-year.ts";

test.each([
  ["2026-12-31T22:59:59.999Z", 2026],
  ["2026-12-31T23:00:00Z", 2027],
  ["2026-07-01T00:00:00Z", 2026],
  ["2028-01-01T00:00:00Z", 2028],
])("at %s it is %i in Stockholm", (time, year) => {
  expect(currentYear(Date.parse(time))).toBe(year);
});
