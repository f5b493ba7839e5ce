import type { Numbers } from "#contract/desk/numbers.ts";
import { formLabels } from "../../components/form-labels.ts";
import { Figure } from "./Figure.tsx";
import { WeekBars } from "./WeekBars.tsx";
import { type WeekSeries, weekSeries } from "./weeks.ts";

/** A column for each series, a row for each week. */
function weekTable(series: readonly WeekSeries[]) {
  const weeks = series[0]?.weeks ?? [];
  return {
    columns: ["Week of", ...series.map(({ name }) => name)],
    rows: weeks.map(({ week }, index) => [week, ...series.map(({ weeks }) => weeks[index]?.count ?? 0)]),
  };
}

/** Applications a week by form. */
export function ApplicationsPerWeek({ numbers }: { numbers: Numbers }) {
  const series = weekSeries(numbers, ({ form }) => formLabels[form]);
  return (
    <Figure title="Applications per week" table={weekTable(series)}>
      <WeekBars series={series} />
    </Figure>
  );
}

/** More positions than these share one row. */
const maxPositions = 6;
const otherPositions = "Other positions";

/** Job applications a week by position. */
export function JobApplicationsPerWeek({ numbers }: { numbers: Numbers }) {
  const jobs = { ...numbers, perWeek: numbers.perWeek.filter(({ form }) => form === "career") };
  const series = weekSeries(jobs, ({ position }) => position);
  const largest = new Set(series.slice(0, maxPositions).map(({ name }) => name));
  const shown =
    series.length <= maxPositions + 1
      ? series
      : weekSeries(jobs, ({ position }) => (largest.has(position) ? position : otherPositions)).sort(
          (a, b) => Number(a.name === otherPositions) - Number(b.name === otherPositions),
        );
  return (
    <Figure title="Job applications per week" table={weekTable(series)}>
      <WeekBars series={shown} />
    </Figure>
  );
}
