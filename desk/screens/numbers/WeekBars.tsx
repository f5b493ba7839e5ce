import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { cn } from "#app/components/ui/cn.ts";
import { formatNumber } from "#app/components/ui/format-number.ts";
import { plotColors, tickStyle } from "./plot-style.ts";
import type { WeekSeries } from "./weeks.ts";

const shortDate = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const formatWeek = (week: string) => shortDate.format(Date.parse(week));
const rowHeightPx = 76;
const axisHeightPx = 24;

/** What is known of the week under the pointer. */
function WeekTooltip({ week, count }: { week: string; count: number }) {
  return (
    <div className="rounded-control border border-hairline bg-ground px-2.5 py-1.5 text-fine shadow-[0_8px_24px_rgb(0_0_0/20%)]">
      <p className="text-quiet">Week of {formatWeek(week)}</p>
      <p className="font-medium tabular-nums">{formatNumber(count)}</p>
    </div>
  );
}

/** A row of bars for each series, one bar a week, all on the same scale. */
export function WeekBars({ series }: { series: readonly WeekSeries[] }) {
  const max = Math.max(1, ...series.flatMap(({ weeks }) => weeks.map(({ count }) => count)));
  return (
    <div className="flex flex-col">
      {series.map(({ name, total, weeks }, index) => {
        const isLast = index === series.length - 1;
        return (
          <div key={name} className="grid gap-x-4 md:grid-cols-[11rem_1fr]">
            <p
              // The last one has its axis below it.
              className={cn(
                "flex items-baseline justify-between gap-3 self-end pb-1 max-md:pt-4 md:border-b md:border-hairline",
                isLast && "md:mb-6",
              )}
            >
              <span className="truncate font-medium">{name}</span>
              <span className="text-quiet tabular-nums">{formatNumber(total)}</span>
            </p>
            <ResponsiveContainer height={rowHeightPx + (isLast ? axisHeightPx : 0)}>
              <BarChart
                data={weeks}
                syncId="weeks"
                accessibilityLayer={false}
                margin={{ top: 12, right: 0, bottom: 0, left: 0 }}
                barCategoryGap="18%"
              >
                <CartesianGrid vertical={false} stroke={plotColors.grid} />
                <XAxis
                  dataKey="week"
                  hide={!isLast}
                  height={axisHeightPx}
                  tick={tickStyle}
                  tickFormatter={formatWeek}
                  tickLine={false}
                  axisLine={{ stroke: plotColors.grid }}
                  minTickGap={24}
                />
                <YAxis
                  domain={[0, max]}
                  ticks={[...(index === 0 ? [max] : []), ...(isLast ? [0] : [])]}
                  width={32}
                  orientation="right"
                  tick={tickStyle}
                  tickLine={false}
                  axisLine={false}
                />
                <Tooltip
                  cursor={{ fill: plotColors.grid }}
                  isAnimationActive={false}
                  content={({ active, label, payload: [point] = [] }) =>
                    active && point && <WeekTooltip week={String(label)} count={Number(point.value)} />
                  }
                />
                <Bar dataKey="count" name={name} fill={plotColors.bar} isAnimationActive={false} />
              </BarChart>
            </ResponsiveContainer>
          </div>
        );
      })}
    </div>
  );
}
