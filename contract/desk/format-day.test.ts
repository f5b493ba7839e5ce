import { expect, test } from "vitest";
import { dateAfter } from "./format-day.ts";

test("the next day is the next one also where the clocks change", () => {
  expect(dateAfter(Date.parse("2026-10-25T00:30+02:00"), 1)).toBe("2026-10-26");
  expect(dateAfter(Date.parse("2027-03-27T23:30+01:00"), 1)).toBe("2027-03-28");
  expect(dateAfter(Date.parse("2026-12-31T23:30+01:00"), 365)).toBe("2027-12-31");
});
