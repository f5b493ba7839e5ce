import { expect, test } from "vitest";
import { failureCode, nextAttempt } from "./retry.ts";

const minute = 60_000;
const middle = () => 0.5;

test("pauses double from one minute to thirty", () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 20].map((attempts) =>
    nextAttempt({ attempts, queuedAt: 0 }, new Error(), 0, middle),
  );
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30].map((count) => count * minute));
});

test("a 5xx answer is final, a 4xx one is not", () => {
  expect(nextAttempt({ attempts: 1, queuedAt: 0 }, { responseCode: 550 }, 0)).toBeNull();
  expect(nextAttempt({ attempts: 1, queuedAt: 0 }, { responseCode: 451 }, 0, middle)).toBe(minute);
});

test("a mail is given up after five days", () => {
  expect(nextAttempt({ attempts: 99, queuedAt: 0 }, new Error(), 5 * 24 * 60 * minute + 1)).toBeNull();
});

test("what is kept of a failure names no address", () => {
  const error = Object.assign(new Error("550 <a@b.se> unknown"), { code: "EENVELOPE", responseCode: 550 });
  expect(failureCode(error)).toBe("EENVELOPE 550");
});
