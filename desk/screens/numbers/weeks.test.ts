import { expect, test } from "vitest";
import { weekSeries, weeksBetween } from "./weeks.ts";

test("weeks start on Monday and cover the whole period", () => {
  expect(weeksBetween("2026-11-04", "2026-11-23")).toEqual([
    "2026-11-02",
    "2026-11-09",
    "2026-11-16",
    "2026-11-23",
  ]);
});

test("a series has every week, and the largest comes first", () => {
  const perWeek = [
    { week: "2026-11-02", form: "career" as const, position: "Engineer", count: 2 },
    { week: "2026-11-16", form: "career" as const, position: "Designer", count: 1 },
    { week: "2026-11-16", form: "founder" as const, position: "", count: 9 },
  ];
  const series = weekSeries({ perWeek, since: "2026-11-02", until: "2026-11-16" }, ({ form }) => form);
  expect(series).toEqual([
    {
      name: "founder",
      total: 9,
      weeks: [
        { week: "2026-11-02", count: 0 },
        { week: "2026-11-09", count: 0 },
        { week: "2026-11-16", count: 9 },
      ],
    },
    {
      name: "career",
      total: 3,
      weeks: [
        { week: "2026-11-02", count: 2 },
        { week: "2026-11-09", count: 0 },
        { week: "2026-11-16", count: 1 },
      ],
    },
  ]);
});
