import { expect, test } from "vitest";
import { initialState, nextStep } from "./typewriter.ts";

test("types at 50 ms per character, pauses for 2000 ms, removes at 30 ms and starts over", () => {
  const statements = ["ab", "c"];
  const shown: [text: string, delayMs: number][] = [];
  let state = initialState;
  for (let step = 0; step < 10; step++) {
    const { next, delayMs } = nextStep(state, statements);
    state = next;
    shown.push([(statements[state.statement] ?? "").slice(0, state.length), delayMs]);
  }
  expect(shown).toEqual([
    ["a", 50],
    ["ab", 50],
    ["ab", 2000],
    ["a", 30],
    ["", 30],
    ["", 50],
    ["c", 50],
    ["c", 2000],
    ["", 30],
    ["", 50],
  ]);
});
