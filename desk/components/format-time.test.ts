import { expect, test } from "vitest";
import { hourMs } from "#contract/durations.ts";
import { formatAge, formatDue, formatFullTime } from "./format-time.ts";

const now = Date.parse("2026-11-23T12:00:00Z");

test("an age is in its largest unit, after a week a date", () => {
  expect(formatAge(now - 59_000, now)).toBe("now");
  expect(formatAge(now - 5 * 60_000, now)).toBe("5 min");
  expect(formatAge(now - 23.9 * hourMs, now)).toBe("23 h");
  expect(formatAge(now - 47 * hourMs, now)).toBe("1 d");
  expect(formatAge(now - 8 * 24 * hourMs, now)).toBe("15 Nov");
  expect(formatAge(Date.parse("2025-11-15T12:00:00Z"), now)).toBe("15 Nov 2025");
});

test("a due time says what is left or how late it is", () => {
  expect(formatDue(now + 31 * hourMs, now)).toBe("31 h left");
  expect(formatDue(now + 10 * 60_000, now)).toBe("10 min left");
  expect(formatDue(now - 5 * hourMs, now)).toBe("5 h late");
  expect(formatDue(now - 80 * hourMs, now)).toBe("3 d late");
});

test("times are Stockholm's", () => {
  expect(formatFullTime(now)).toBe("Mon, 23 Nov 2026, 13:00");
});
