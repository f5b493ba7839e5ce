import { expect, test } from "vitest";
import { isSameText, maxMarks, readMarks, withoutPreviewMarks, writeMark } from "./preview-marks.ts";

test("the marks of a text are read in their order, and removed", () => {
  const text = `One${writeMark(0)} and two${writeMark(maxMarks - 1)}.`;
  expect(readMarks(text)).toEqual([0, maxMarks - 1]);
  expect(withoutPreviewMarks(text)).toBe("One and two.");
  expect([isSameText(text, "One and two."), isSameText(text, "One")]).toEqual([true, false]);
  expect(readMarks("Invisible \u2063 signs \u2063\u2061 of a writer")).toEqual([]);
});
