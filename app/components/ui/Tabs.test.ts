import { expect, test } from "vitest";
import { next, positions, previous } from "./carousel-positions.ts";
import { nextTab } from "./Tabs.tsx";

test("returns three positions for five cards, five where one is in view, and wraps at both ends", () => {
  expect(positions(5, 3)).toBe(3);
  expect(positions(5, 1)).toBe(5);
  expect([0, 1, 2].map((position) => next(position, 3))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((position) => previous(position, 3))).toEqual([2, 0, 1]);
});

test("returns the next tab for arrow keys, Home and End, and wraps", () => {
  expect(nextTab("ArrowRight", 1, 2)).toBe(0);
  expect(nextTab("ArrowLeft", 0, 2)).toBe(1);
  expect(nextTab("Home", 1, 2)).toBe(0);
  expect(nextTab("End", 0, 2)).toBe(1);
  expect(nextTab("a", 0, 2)).toBeNull();
});
