import { expect, test } from "vitest";
import { placeLabels } from "./map-labels.ts";

const widths = [320, 640];
const city = (name: string, x: number, y: number) => ({ name, x, y, kind: "place" as const });
const sides = (...args: Parameters<typeof placeLabels>) =>
  placeLabels(...args).map((placement) => placement?.side);

test("a label stands on the right of its point, where there is room", () => {
  expect(sides([city("Stockholm", 0.3, 0.3)], [], 1, widths)).toEqual(["right"]);
  expect(sides([city("Stockholm", 0.95, 0.3)], [], 1, widths)).toEqual(["left"]);
});

test("labels cover neither each other, nor points, nor lines", () => {
  const places = [city("Stockholm", 0.3, 0.3), city("Uppsala", 0.29, 0.28)];
  expect(sides(places, [], 1, widths)).toEqual(["right", "left"]);
  expect(sides(places.slice(0, 1), [{ x: 0.36, y: 0.3 }], 1, widths)).not.toContain("right");
});

test("a label has no place but the side that is given", () => {
  const edge = { ...city("Stockholm", 0.95, 0.3), side: "right" as const };
  expect(placeLabels([edge], [], 1, widths)).toEqual([null]);
});

test("the name of the subject stands further from its point", () => {
  const besideIt = city("Å", 0.34, 0.3);
  const subject = { ...city("Stockholm", 0.3, 0.3), kind: "subject" as const, side: "right" as const };
  expect(sides([subject, besideIt], [], 1, [640])).toEqual(["right", "right"]);
});

test("a region has its name in the middle", () => {
  expect(sides([{ name: "Sweden", x: 0.5, y: 0.5, kind: "region" }], [], 1, widths)).toEqual(["center"]);
});

test("a label without room on a narrow map is placed for the wider one", () => {
  const places = [..."ABCDEF"].map((letter, index) => city(`Stockholm ${letter}`, 0.5, 0.3 + index * 0.025));
  const placements = placeLabels(places, [], 1, [160, 1600]);
  expect(new Set(placements.map((placement) => placement?.fromWidthPx))).toEqual(new Set([160, 1600]));
});

test("a label without room at any width has no place", () => {
  const places = [..."ABCDEF"].map((letter) => city(`Stockholm ${letter}`, 0.5, 0.5));
  expect(placeLabels(places, [], 1, widths)).toContain(null);
});

test("the name of a mark stands diagonally where lines leave no other room", () => {
  const mark = { ...city("Stockholm", 0.3, 0.3), kind: "mark" as const };
  const line = Array.from({ length: 60 }, (_, step) => ({ x: step / 60, y: 0.12 + step / 100 }));
  expect(sides([mark], line, 1, [640])).toEqual(["below-left"]);
});
