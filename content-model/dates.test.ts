import { expect, test } from "vitest";
import { formatLongDate } from "./dates.ts";

test("formats a date in any time zone of the machine", () => {
  expect(formatLongDate("2025-05-01")).toBe("May 1, 2025");
  expect(formatLongDate("2025-12-31")).toBe("December 31, 2025");
});
