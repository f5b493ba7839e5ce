import { expect, test } from "vitest";
import { isMoving, newPeak, peakHeight, peakSettings, peakShape, turnPeak } from "./peaks.ts";

const { riseMs, halfLifeMs, sinkMs, radius } = peakSettings;

test("a peak rises from nothing to its full height in 240 ms", () => {
  const peak = newPeak({ x: 0, y: 0 }, 1000);
  expect(peakHeight(peak, 1000)).toBe(0);
  expect(peakHeight(peak, 1000 + riseMs / 2)).toBeGreaterThan(0.5);
  expect(peakHeight(peak, 1000 + riseMs)).toBeCloseTo(1, 5);
  expect(isMoving(peak, 1000 + riseMs)).toBe(true);
  expect(isMoving(peak, 1000 + 3 * riseMs)).toBe(false);
});

test("a peak sinks by its half-life, and is gone two seconds after the pointer rests", () => {
  const peak = newPeak({ x: 0, y: 0 }, 0);
  turnPeak(peak, "sinking", 1000);
  expect(peakHeight(peak, 1000)).toBeCloseTo(1, 2);
  expect(peakHeight(peak, 1800)).toBeCloseTo(2 ** (-800 / halfLifeMs), 2);
  expect(peakHeight(peak, 1000 + sinkMs)).toBe(0);
  expect(isMoving(peak, 1000 + sinkMs)).toBe(false);
  expect(peakSettings.restMs + sinkMs).toBeLessThanOrEqual(2000);
});

test("a sinking peak rises again from where it is", () => {
  const peak = newPeak({ x: 0, y: 0 }, 0);
  turnPeak(peak, "sinking", 1000);
  const height = peakHeight(peak, 2000);
  turnPeak(peak, "rising", 2000);
  expect(peakHeight(peak, 2000)).toBeCloseTo(height);
  expect(peakHeight(peak, 2000 + riseMs)).toBeCloseTo(1);
});

test("the shape of a peak falls from 1 in its middle to 0 at its radius", () => {
  expect(peakShape(0, 0)).toBe(1);
  expect(peakShape(radius / 2, 0)).toBeGreaterThan(peakShape(0, radius * 0.7));
  expect(peakShape(radius, 0)).toBe(0);
});
