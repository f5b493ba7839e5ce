import { expect, test } from "vitest";
import { escapeControlsInLines, table } from "./terminal.ts";

test("escapes control characters but keeps line breaks", () => {
  const text = "first\r\nsecond\rforged\n\tthird";
  expect(escapeControlsInLines(text)).toBe("first\nsecond\\x0dforged\n\\x09third");
});

test("makes columns as wide as their content", () => {
  expect(table(["form", "count"], [["contact", "1"]])).toBe("form     count\n───────  ─────\ncontact  1");
});
