import { expect, test } from "vitest";
import { formatCount } from "./count.ts";

test("one is singular, every other number plural", () => {
  expect([0, 1, 2, 21].map((count) => formatCount(count, "file"))).toEqual([
    "0 files",
    "1 file",
    "2 files",
    "21 files",
  ]);
  expect(formatCount(2, "entry", "entries")).toBe("2 entries");
});
