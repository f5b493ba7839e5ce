import { expect, test } from "vitest";
import { formatWrittenTime } from "./format-time.ts";

test("a time of a content file is told as everywhere else, and what is none stays", () => {
  expect(formatWrittenTime("2026-11-27 09:00")).toBe("27 November 2026 at 09:00");
  expect(formatWrittenTime("2026-11-27T09:00")).toBe("27 November 2026 at 09:00");
  expect(formatWrittenTime("2026-11-27")).toBe("27 November 2026");
  for (const text of ["", "tomorrow", "2026-13-40"]) expect(formatWrittenTime(text)).toBe(text);
});
