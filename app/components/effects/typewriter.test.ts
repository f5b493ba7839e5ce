import { expect, test } from "vitest";
import { typingSteps } from "./typewriter.ts";

test("types at 50 ms per character, pauses for 2000 ms, and removes at 30 ms", () => {
  expect(typingSteps(2)).toEqual({
    steps: [
      { timeMs: 0, length: 0 },
      { timeMs: 50, length: 1 },
      { timeMs: 100, length: 2 },
      { timeMs: 2130, length: 1 },
      { timeMs: 2160, length: 0 },
    ],
    wholeMs: 100,
    durationMs: 2160,
  });
});
