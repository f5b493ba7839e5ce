import { expect, test } from "vitest";
import { answerDueAt } from "./answer-times.ts";

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;

test("an answer is due as the site promises, in days of Stockholm", () => {
  const friday = at("2026-12-18T15:00:00Z");
  expect(answerDueAt("career", friday)).toBe(at("2026-12-20T15:00:00Z"));
  expect(answerDueAt("founder", friday)).toBe(at("2026-12-25T15:00:00Z"));
  expect(answerDueAt("contact", friday)).toBe(at("2026-12-22T00:00:00+01:00"));
  // Monday to Wednesday, and two days after Christmas: the 28th and the 29th.
  expect(answerDueAt("partner", friday)).toBe(at("2026-12-30T00:00:00+01:00"));
  // After midnight in Stockholm it is the next day.
  expect(answerDueAt("contact", at("2026-11-23T23:30:00Z"))).toBe(at("2026-11-26T00:00:00+01:00"));
});
