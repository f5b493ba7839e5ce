import { expect, test } from "vitest";
import { fillIn, placeholderError } from "./fill-in.ts";

test("fills in every value", () => {
  expect(fillIn("{days} days, {days} nights in {place}", { days: 2, place: "Oslo" })).toBe(
    "2 days, 2 nights in Oslo",
  );
  expect(() => fillIn("{dayz} days", { days: 2 })).toThrow("{dayz}");
});

test("names a placeholder that is not known, and those that are", () => {
  expect(placeholderError("{days} days in {place}", ["days", "place"])).toBeUndefined();
  expect(placeholderError("{dayz} days", ["days", "place"])).toBe(
    "{dayz} is not known here; known are: {days}, {place}",
  );
});
