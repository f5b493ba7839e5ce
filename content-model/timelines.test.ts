import { expect, test } from "vitest";
import { getTimeline } from "./timelines.ts";

const span = (unit: "week" | "month", from: number, to: number) => ({ unit, from, to });

test("steps of a quarter stand on weeks, to scale", () => {
  const { tickUnit, ticks, steps } = getTimeline([
    span("week", 1, 2),
    span("week", 3, 5),
    span("week", 6, 10),
  ]);
  expect(tickUnit).toBe("week");
  expect(ticks.filter(({ labeled }) => labeled).map(({ number }) => number)).toEqual([1, 5, 9]);
  expect(steps.map(({ mark, left, width }) => [mark, left, width])).toEqual([
    ["Weeks 1–2", 0, 20],
    ["Weeks 3–5", 20, 30],
    ["Weeks 6–10", 50, 50],
  ]);
});

test("weeks and months share the axis of a year", () => {
  const { tickUnit, ticks, steps } = getTimeline([
    span("week", 1, 8),
    span("month", 3, 3),
    span("month", 4, 12),
  ]);
  expect(tickUnit).toBe("month");
  expect(ticks).toHaveLength(12);
  expect(steps.map(({ mark }) => mark)).toEqual(["Weeks 1–8", "Month 3", "Months 4–12"]);
  expect(steps[0]?.width).toBeCloseTo((2 / 12) * 100);
  expect(steps[2]?.left).toBeCloseTo(25);
  expect(steps[2]?.width).toBeCloseTo(75);
});

test("a pause between weeks and months stays one", () => {
  const { steps } = getTimeline([span("week", 1, 4), span("month", 4, 12)]);
  expect(steps[0]?.width).toBeCloseTo((28 / 365) * 100);
});

test("each month of half a year has its number", () => {
  const { ticks } = getTimeline([span("week", 1, 13), span("month", 5, 6)]);
  expect(ticks.map(({ labeled }) => labeled)).toEqual(Array(6).fill(true));
});
