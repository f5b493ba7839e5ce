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

test("a part of a percent is a point of a larger number", () => {
  expect(pointsOf("0.2%")).toEqual({ filled: 1, empty: 499 });
  expect(pointsOf("31.4%")).toEqual({ filled: 157, empty: 343 });
});

test("a percentage of which no point would be filled has no chart", () => {
  expect(figureChart("0.02%")).toBeUndefined();
});

test("figures with words have no chart", () => {
  expect(figureChart("12 weeks")).toBeUndefined();
  expect(figureChart("350+")).toBeUndefined();
});
