import { Bar, BarChart, LabelList, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { plotColors, tickStyle } from "./plot-style.ts";

/** `second` for the quieter of two. */
type Tone = "first" | "second";

type Series = { key: string; name: string; tone?: Tone };

type BarRow = {
  label: string;
  /** By the key of their series; null where there is no figure. */
  values: Record<string, number | null>;
  tone?: Tone;
};

type Props = {
  /** A row for each bar, or group of bars. */
  rows: readonly BarRow[];
  series: readonly Series[];
  /** The largest value of the axis; that of the rows unless given. */
  max?: number;
  /** A line across the bars, with its label. */
  mark?: { value: number; label: string };
  formatValue: (value: number) => string;
};

const barHeightPx = 18;
const groupGapPx = 14;
const maxLabelLength = 28;
const shorten = (label: string) =>
  label.length > maxLabelLength ? `${label.slice(0, maxLabelLength - 1)}…` : label;

/** Bars to the right of their labels, with the figure at the end of each. */
export function HorizontalBars({ rows, series, max, mark, formatValue }: Props) {
  const groupHeightPx = series.length * barHeightPx + groupGapPx;
  const data = rows.map(({ label, values, tone }) => ({
    label,
    ...values,
    ...(tone === "second" && { fill: plotColors.secondBar }),
  }));
  return (
    <>
      {series.length > 1 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 pb-2 text-fine">
          {series.map(({ key, name, tone }) => (
            <li key={key} className="flex items-center gap-2">
              <span
                aria-hidden
                className={`size-3 ${tone === "second" ? "bg-quiet" : "bg-primary"} forced-color-adjust-none`}
              />
              {name}
            </li>
          ))}
        </ul>
      )}
      <ResponsiveContainer height={rows.length * groupHeightPx + (mark ? 20 : 4)}>
        <BarChart
          layout="vertical"
          data={data}
          accessibilityLayer={false}
          barCategoryGap={groupGapPx / 2}
          barGap={2}
          margin={{ top: mark ? 20 : 4, right: 64, bottom: 0, left: 0 }}
        >
          <XAxis type="number" hide domain={[0, max ?? "dataMax"]} />
          <YAxis
            type="category"
            dataKey="label"
            width={148}
            tick={{ ...tickStyle, fill: "var(--text)" }}
            tickFormatter={shorten}
            tickLine={false}
            axisLine={{ stroke: plotColors.grid }}
            interval={0}
          />
          {mark && (
            <ReferenceLine
              x={mark.value}
              stroke={plotColors.line}
              strokeDasharray="3 3"
              label={{ value: mark.label, position: "top", ...tickStyle }}
            />
          )}
          {series.map(({ key, name, tone }) => (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              fill={tone === "second" ? plotColors.secondBar : plotColors.bar}
              isAnimationActive={false}
              minPointSize={1}
            >
              <LabelList
                dataKey={key}
                position="right"
                formatter={(value) => (typeof value === "number" ? formatValue(value) : "")}
                style={{ ...tickStyle, fill: "var(--text)" }}
              />
            </Bar>
          ))}
        </BarChart>
      </ResponsiveContainer>
    </>
  );
}
