import { expect, test } from "vitest";
import { minuteMs } from "#contract/durations.ts";
import { failureCode } from "./failure-text.ts";
import { defaultRetrySchedule, nextAttemptAt } from "./retry-schedule.ts";

const delayMinutes = (attempts: number, random: number) =>
  (nextAttemptAt({ attempts, queuedAt: 0 }, new Error(), 0, defaultRetrySchedule, () => random) ?? 0) /
  minuteMs;

test("delays double from one minute to thirty, and jitter stays within both", () => {
  const attempts = [1, 2, 3, 4, 5, 6, 7, 20];
  const delays = (random: number) => attempts.map((count) => delayMinutes(count, random));
  expect(delays(0.5)).toEqual([1.125, 2, 4, 8, 16, 26.25, 26.25, 26.25]);
  expect(delays(0)).toEqual([1, 1.5, 3, 6, 12, 22.5, 22.5, 22.5]);
  expect(delays(1)).toEqual([1.25, 2.5, 5, 10, 20, 30, 30, 30]);
});

const isGivenUp = (error: object) => nextAttemptAt({ attempts: 1, queuedAt: 0 }, error, 0) === null;

test("a 5xx answer to the envelope or the message is permanent, a 4xx one is not", () => {
  expect(isGivenUp({ code: "EENVELOPE", responseCode: 550 })).toBe(true);
  expect(isGivenUp({ code: "EMESSAGE", responseCode: 554 })).toBe(true);
  expect(isGivenUp({ code: "EENVELOPE", responseCode: 451 })).toBe(false);
});

test("a refusal that does not concern the mail is temporary", () => {
  expect(isGivenUp({ code: "EAUTH", responseCode: 535 })).toBe(false);
  expect(isGivenUp({ code: "EPROTOCOL", responseCode: 554 })).toBe(false);
  expect(isGivenUp({ code: "EENVELOPE", responseCode: 530 })).toBe(false);
});

test("a mail is given up after five days and twenty attempts", () => {
  const fiveDaysMs = 5 * 24 * 60 * minuteMs;
  expect(nextAttemptAt({ attempts: 99, queuedAt: 0 }, new Error(), fiveDaysMs + 1)).toBeNull();
  expect(nextAttemptAt({ attempts: 99, queuedAt: 0 }, new Error(), fiveDaysMs)).not.toBeNull();
  expect(nextAttemptAt({ attempts: 19, queuedAt: 0 }, new Error(), fiveDaysMs + 1)).not.toBeNull();
});

test("a failure code contains no address", () => {
  const error = Object.assign(new Error("550 <a@b.se> unknown"), { code: "EENVELOPE", responseCode: 550 });
  expect(failureCode(error)).toBe("EENVELOPE 550");
});
