import { expect, test } from "vitest";
import { figureChart } from "./figure-chart.ts";

/** How many points of each color the image has. */
function pointsOf(figure: string) {
  const svg = decodeURIComponent(figureChart(figure) ?? "");
  const [empty, filled] = [...svg.matchAll(/<path stroke="[^"]*" d="([^"]*)"/g)].map(
    ([, line = ""]) => line.split("h0").length - 1,
  );
  return { empty, filled };
}

test("a percentage is a part of a hundred points", () => {
  expect(pointsOf("35%")).toEqual({ filled: 35, empty: 65 });
});

test("a count has a point for each", () => {
  expect(pointsOf("21")).toEqual({ filled: 21, empty: 0 });
});

test("less than a point is a part of its circle", () => {
  expect(pointsOf("0.2%")).toEqual({ filled: 0, empty: 100 });
  expect(decodeURIComponent(figureChart("0.2%") ?? "")).toContain("A");
});

test("figures with words have no chart", () => {
  expect(figureChart("12 weeks")).toBeUndefined();
  expect(figureChart("350+")).toBeUndefined();
});
