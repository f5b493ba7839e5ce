import { expect, test } from "vitest";
import { countOf } from "./count.ts";

test("one is singular, every other number plural", () => {
  expect([0, 1, 2, 21].map((count) => countOf(count, "file"))).toEqual([
    "0 files",
    "1 file",
    "2 files",
    "21 files",
  ]);
  expect(countOf(2, "entry", "entries")).toBe("2 entries");
});
