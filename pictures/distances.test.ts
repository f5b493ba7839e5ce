import { expect, test } from "vitest";
import { distancesTo } from "./distances.ts";

test("distances to the nearest of two pixels", () => {
  const distances = distancesTo((index) => index === 0 || index === 14, 5, 3);
  const nearest = Array.from({ length: 15 }, (_, index) => {
    const [x, y] = [index % 5, Math.floor(index / 5)];
    return Math.min(Math.hypot(x, y), Math.hypot(4 - x, 2 - y));
  });
  for (const [index, distance] of distances.entries()) expect(distance).toBeCloseTo(nearest[index] ?? -1);
});
