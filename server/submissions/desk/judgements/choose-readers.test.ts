import { expect, test } from "vitest";
import { dayMs } from "#contract/durations.ts";
import { judgementDueAt } from "./choose-readers.ts";

test("a judgement is due within a day, at half of the time that is left, in whole milliseconds", () => {
  const due = (answerDueAt: number | null, firstRepliedAt: number | null = null) =>
    judgementDueAt({ answerDueAt, firstRepliedAt }, 1_000);
  expect(due(1_000 + 7 * dayMs)).toBe(1_000 + dayMs);
  expect(due(1_000 + 7)).toBe(1_004);
  expect(due(500)).toBe(1_000 + dayMs);
  expect(due(1_000 + 7, 900)).toBe(1_000 + dayMs);
  expect(due(null)).toBe(1_000 + dayMs);
});
