import { expect, test } from "vitest";
import { clockOf, completeTime, dayMistake } from "./typed-time.ts";

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

test("a day is wrong while it is not complete, does not exist or is out of bounds", () => {
  const limits = { min: "2026-11-24", max: "2026-12-24" };
  for (const text of ["", "2026-11-24", "2026-12-24"]) expect(dayMistake(text, limits)).toBe("");
  for (const text of ["2026-12-1", "1.12.2026", "2026-11-31"])
    expect(dayMistake(text, limits)).toContain("2026-11-30");
  expect(dayMistake("2026-11-23", limits)).toContain("earliest day");
  expect(dayMistake("2026-12-25", limits)).toContain("latest day");
  expect(dayMistake("", { required: true })).not.toBe("");
});
