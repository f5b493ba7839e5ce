import { expect, test } from "vitest";
import { compareCosts } from "./cost-model.ts";

const rows = [
  {
    name: "Salaries",
    setUp: false,
    costs: [
      { perPerson: 270, fixed: 0 },
      { perPerson: 129, fixed: 0 },
    ],
  },
  {
    name: "Set-up",
    setUp: true,
    costs: [
      { perPerson: 0, fixed: 0 },
      { perPerson: 10, fixed: 400 },
    ],
  },
];

test("costs grow with the number of people by their part per person", () => {
  expect(compareCosts(rows, 30).cells).toEqual([
    ["8.10", "3.87"],
    ["0.00", "0.70"],
  ]);
  expect(compareCosts(rows, 60).cells).toEqual([
    ["16.20", "7.74"],
    ["0.00", "1.00"],
  ]);
});

test("totals are the sums of the figures shown, and the rest follows from them", () => {
  const { totals, savings, returns } = compareCosts(rows, 30);
  expect(totals).toEqual(["8.10", "4.57"]);
  expect(savings).toEqual([44]);
  // (8.10 − 4.57) ÷ 0.70
  expect(returns).toEqual([undefined, "5.0"]);
});

test("without a set-up cost there is no return on it", () => {
  expect(compareCosts(rows.slice(0, 1), 30).returns).toEqual([undefined, undefined]);
});
