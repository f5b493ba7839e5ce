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

/** How many points stand in each of its rows. */
function rowLengths(figure: string) {
  const rows = new Map<string, number>();
  for (const [, y = ""] of decodeURIComponent(figureChart(figure) ?? "").matchAll(/M\d+ (\d+)h0/g)) {
    rows.set(y, (rows.get(y) ?? 0) + 1);
  }
  return [...rows.values()];
}

test("a percentage is a part of a hundred points", () => {
  expect(pointsOf("35%")).toEqual({ filled: 35, empty: 65 });
});

test("a count has a point for each", () => {
  expect(pointsOf("21")).toEqual({ filled: 21, empty: 0 });
});

test("a part of a percent is a part of a point", () => {
  const parts = (figure: string) =>
    decodeURIComponent(figureChart(figure) ?? "").split("<path fill").length - 1;
  expect(pointsOf("0.2%")).toEqual({ filled: 0, empty: 100 });
  expect(parts("0.2%")).toBe(1);
  expect(pointsOf("31.4%")).toEqual({ filled: 31, empty: 69 });
  expect(parts("31.4%")).toBe(1);
  expect(parts("35%")).toBe(0);
});

test("points stand in full rows where their number allows it", () => {
  expect(rowLengths("4")).toEqual([2, 2]);
  expect(rowLengths("21")).toEqual([7, 7, 7]);
  expect(rowLengths("35%")).toEqual([20, 20, 20, 20, 20]);
  expect(rowLengths("23")).toEqual([12, 11]);
});

test("a percentage of which no part of a point would be seen has no chart", () => {
  expect(figureChart("0.02%")).toBeUndefined();
});

test("figures with words have no chart", () => {
  expect(figureChart("12 weeks")).toBeUndefined();
  expect(figureChart("350+")).toBeUndefined();
});
