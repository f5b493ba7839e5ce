import { StatValue } from "#app/components/sections/StatRow.tsx";

/** What came of something, one figure a row, as large as the page has room for. */
export function MetricList({ metrics }: { metrics: { value: string; metric: string }[] }) {
  return (
    <dl className="border-b border-hairline-strong">
      {metrics.map(({ value, metric }) => (
        <div key={metric} className="reveal metric">
          <dt className="max-w-[34ch] text-balance text-lead leading-normal text-quiet">{metric}</dt>
          <dd className="display">
            <StatValue text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
