import { expect, test } from "vitest";
import { clockOf, completeTime } from "./typed-time.ts";

test("a time of day is understood as people write it", () => {
  expect(["09:30", "9:30", "9.30", "23:59", "00:00"].map(clockOf)).toEqual([
    ...["09:30", "09:30", "09:30", "23:59", "00:00"],
  ]);
  for (const text of ["", "9", "24:00", "9:60", "9:3", "09:30 pm"]) expect(clockOf(text)).toBeUndefined();
});

test("a time is complete with a day and a time of day", () => {
  expect(completeTime({ date: "2026-11-30", clock: "9:30" })).toBe("2026-11-30T09:30");
  expect(completeTime({ date: "", clock: "9:30" })).toBeUndefined();
  expect(completeTime({ date: "2026-11-30", clock: "9" })).toBeUndefined();
});
