const typeDelayMs = 50;
const removeDelayMs = 30;
const pauseMs = 2000;

/** How many letters of a statement are shown from a time on, in milliseconds since it began. */
export type TypingStep = { timeMs: number; length: number };

/**
 * How a statement is typed, shown for a while and removed.
 * @param length its letters
 * @returns the steps, the time at which it is whole, and the time at which the next statement begins
 */
export function typingSteps(length: number): { steps: TypingStep[]; wholeMs: number; durationMs: number } {
  const wholeMs = length * typeDelayMs;
  const typed = Array.from({ length: length + 1 }, (_, count) => ({
    timeMs: count * typeDelayMs,
    length: count,
  }));
  const removed = Array.from({ length }, (_, index) => ({
    timeMs: wholeMs + pauseMs + (index + 1) * removeDelayMs,
    length: length - index - 1,
  }));
  const steps = [...typed, ...removed];
  return { steps, wholeMs, durationMs: wholeMs + pauseMs + length * removeDelayMs };
}
