import { expect, test } from "vitest";
import { testRow } from "../../api/test-row.ts";
import { rowInPlaceOf } from "./row-in-place.ts";

const rowsOf = (letters: string) => [...letters].map((reference) => testRow({ reference }));

test.each([
  ["abcd", "b", "acd", "c"],
  ["abcd", "b", "ad", "d"],
  ["abcd", "d", "abc", "c"],
  ["abcd", "c", "a", "a"],
  ["abcd", "c", "newabd", "d"],
  ["abcd", "c", "", undefined],
  ["abcd", "x", "abcd", undefined],
])("of %s, the row in place of %s in %s is %s", (before, left, now, expected) => {
  expect(rowInPlaceOf(left, rowsOf(before), rowsOf(now))?.reference).toBe(expected);
});
