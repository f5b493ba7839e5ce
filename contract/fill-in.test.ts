import { expect, test } from "vitest";
import { fillIn } from "./fill-in.ts";

test("fills in every value", () => {
  expect(fillIn("{days} days, {days} nights in {place}", { days: 2, place: "Oslo" })).toBe(
    "2 days, 2 nights in Oslo",
  );
});

test("names a value that does not exist, and those that do", () => {
  expect(() => fillIn("{dayz} days", { days: 2 })).toThrow("{dayz} is not known here; known are: days");
});
