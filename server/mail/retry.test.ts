import { expect, test } from "vitest";
import { failureCode, nextAttempt } from "./retry.ts";

const minute = 60_000;
const middle = () => 0.5;

const pauseAfter = (attempts: number, random: () => number) =>
  (nextAttempt({ attempts, queuedAt: 0 }, new Error(), 0, random) ?? 0) / minute;

test("pauses double from one minute to thirty, and jitter leaves none shorter or longer", () => {
  const attempts = [1, 2, 3, 4, 5, 6, 7, 20];
  expect(attempts.map((count) => pauseAfter(count, middle))).toEqual([
    1.125, 2, 4, 8, 16, 26.25, 26.25, 26.25,
  ]);
  expect(attempts.map((count) => pauseAfter(count, () => 0))).toEqual([1, 1.5, 3, 6, 12, 22.5, 22.5, 22.5]);
  expect(attempts.map((count) => pauseAfter(count, () => 1))).toEqual([1.25, 2.5, 5, 10, 20, 30, 30, 30]);
});

const isFinal = (error: object) => nextAttempt({ attempts: 1, queuedAt: 0 }, error, 0) === null;

test("a 5xx answer to the envelope or the message is final, a 4xx one is not", () => {
  expect(isFinal({ code: "EENVELOPE", responseCode: 550 })).toBe(true);
  expect(isFinal({ code: "EMESSAGE", responseCode: 554 })).toBe(true);
  expect(isFinal({ code: "EENVELOPE", responseCode: 451 })).toBe(false);
});

test("what a mail server refuses before it has seen the mail is tried again", () => {
  expect(isFinal({ code: "EAUTH", responseCode: 535 })).toBe(false);
  expect(isFinal({ code: "EPROTOCOL", responseCode: 554 })).toBe(false);
  expect(isFinal({ code: "EENVELOPE", responseCode: 530 })).toBe(false);
});

test("a mail is given up after five days", () => {
  expect(nextAttempt({ attempts: 99, queuedAt: 0 }, new Error(), 5 * 24 * 60 * minute + 1)).toBeNull();
});

test("what is kept of a failure names no address", () => {
  const error = Object.assign(new Error("550 <a@b.se> unknown"), { code: "EENVELOPE", responseCode: 550 });
  expect(failureCode(error)).toBe("EENVELOPE 550");
});
