import { expect, test } from "vitest";
import { visibleLines } from "./context.ts";

test("a text keeps its lines, and what else moves the cursor is shown", () => {
  expect(visibleLines("first\r\nsecond\rforged\n\tthird")).toBe("first\nsecond\\x0dforged\n\\x09third");
});
