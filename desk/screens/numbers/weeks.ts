import type { Numbers } from "#contract/desk/numbers.ts";
import { dayMs } from "#contract/durations.ts";

/** The Mondays of all weeks from one date to another (`2026-11-23`), both included. */
export function weeksBetween(since: string, until: string): string[] {
  const first = Date.parse(since);
  const daysAfterMonday = (new Date(first).getUTCDay() + 6) % 7;
  const weeks: string[] = [];
  for (let time = first - daysAfterMonday * dayMs; time <= Date.parse(until); time += 7 * dayMs) {
    weeks.push(new Date(time).toISOString().slice(0, 10));
  }
  return weeks;
}

export type WeekSeries = { name: string; total: number; weeks: { week: string; count: number }[] };

type WeekCount = Numbers["perWeek"][number];

/**
 * Counts for each week, a series for each name, the largest first. Weeks without an application count zero.
 * @param nameOf the series that a count belongs to
 */
export function weekSeries(
  { perWeek, since, until }: Pick<Numbers, "perWeek" | "since" | "until">,
  nameOf: (count: WeekCount) => string,
): WeekSeries[] {
  const weeks = weeksBetween(since, until);
  const series = [...Map.groupBy(perWeek, nameOf)].map(([name, counts]) => ({
    name,
    total: sum(counts),
    weeks: weeks.map((week) => ({ week, count: sum(counts.filter((count) => count.week === week)) })),
  }));
  return series.sort((a, b) => b.total - a.total || a.name.localeCompare(b.name));
}

const sum = (counts: { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);
