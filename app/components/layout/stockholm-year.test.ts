import { expect, test } from "vitest";
import { stockholmYear } from "./stockholm-year.ts";

test.each([
  ["2026-12-31T22:59:59.999Z", "2026"],
  ["2026-12-31T23:00:00Z", "2027"],
  ["2026-07-01T00:00:00Z", "2026"],
])("at %s the year in Stockholm is %s", (time, year) => {
  expect(stockholmYear(new Date(time))).toBe(year);
});
