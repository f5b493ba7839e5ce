import { describe, expect, test } from "vitest";
import { inland, type LandPoint } from "./geography.ts";
import { harbours, type LandItems, placeLand } from "./places.ts";

const ids = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${name}-${index}` }));

const items = (ventures: number, programs = 3, people = 9, articles = 2): LandItems => ({
  ventures: ids("venture", ventures).map((item, index) => ({ ...item, age: index })),
  programs: ids("program", programs).map((item) => ({ ...item, stages: 5 })),
  people: ids("person", people),
  articles: ids("article", articles),
});

/** The distance of the two places that are closest to each other. */
function closest(points: LandPoint[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, a] of points.entries()) {
    for (const b of points.slice(0, index)) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  }
  return least;
}

describe("the land's places", () => {
  test("are the same for the same content", () => {
    expect(placeLand(items(5))).toEqual(placeLand(items(5)));
  });

  test.each([
    [1, 1, 1, 0],
    [5, 3, 9, 2],
    [9, 4, 16, 12],
    [24, 6, 40, 30],
  ])("never collide: %i ventures, %i programs, %i people, %i articles", (...counts) => {
    const land = placeLand(items(...counts));
    const places = [
      ...Object.values(harbours),
      ...land.peaks,
      ...land.routes.flatMap(({ stages }) => stages.slice(1)),
      ...land.people,
      ...land.passages,
    ];
    expect(closest(places)).toBeGreaterThanOrEqual(62);
    expect(closest(land.peaks)).toBeGreaterThanOrEqual(190);
    for (const place of places) expect(inland(place), JSON.stringify(place)).toBeGreaterThan(0);
  });

  test("a new venture leaves the mountains of others as they are", () => {
    const before = placeLand(items(5)).peaks;
    expect(placeLand(items(6)).peaks.slice(0, 5)).toEqual(before);
  });

  test("neighbours are mountains of different forms", () => {
    expect(new Set(placeLand(items(5)).peaks.map(({ form }) => form)).size).toBe(5);
  });

  test("an older venture is a higher mountain", () => {
    const { peaks } = placeLand(items(6));
    expect(peaks.map(({ height }) => height)).toEqual(
      peaks.map(({ height }) => height).toSorted((a, b) => a - b),
    );
  });

  test("stand closer on a crowded land", () => {
    const { peaks, people } = placeLand(items(60, 3, 80, 20));
    expect(closest([...peaks, ...people])).toBeGreaterThan(1);
  });
});
