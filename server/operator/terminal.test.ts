import { expect, test } from "vitest";
import { formatMinute } from "../stockholm-time.ts";
import { formatDuration, formatTable, labeledText } from "./terminal.ts";

test("escapes control characters, and indents a text of several lines", () => {
  expect(labeledText("Name", "Eve\tResume: cv.pdf")).toBe("Name: Eve\\x09Resume: cv.pdf");
  const text = "first\r\nResume: cv.pdf\rforged\n\tthird";
  expect(labeledText("Message", text)).toBe(
    "Message:\n    first\n    Resume: cv.pdf\\x0dforged\n    \\x09third",
  );
});

test("shows times in Stockholm, summer and winter", () => {
  expect(formatMinute(Date.parse("2026-11-22T23:30:00Z"))).toBe("2026-11-23 00:30");
  expect(formatMinute(Date.parse("2026-07-01T22:30:00Z"))).toBe("2026-07-02 00:30");
});

test("shows a duration in its largest unit", () => {
  const minuteMs = 60_000;
  expect([0, 59, 60, 47 * 60, 48 * 60].map((minutes) => formatDuration(minutes * minuteMs))).toEqual([
    ...["0 min", "59 min", "1 h", "47 h", "2 days"],
  ]);
});

test("makes columns as wide as their content", () => {
  expect(formatTable(["form", "count"], [["contact", "1"]])).toBe(
    "form     count\n───────  ─────\ncontact  1",
  );
});
