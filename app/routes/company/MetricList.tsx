import { StatValue } from "#app/components/sections/StatRow.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

/** Results, one figure a row. */
export function MetricList({ metrics }: { metrics: { value: string; metric: string; sample: boolean }[] }) {
  return (
    <dl className="border-b border-hairline-strong">
      {metrics.map(({ value, metric, sample }) => (
        <div
          key={metric}
          className="reveal grid gap-x-8 gap-y-2 border-t border-hairline-strong py-[clamp(1.5rem,3vw,2.75rem)] md:grid-cols-3 md:items-baseline-last"
        >
          <dt className="max-w-short text-lead leading-normal text-balance text-quiet">
            {metric}
            {sample && <SampleTag className="ml-1.5" />}
          </dt>
          <dd className="font-display tracking-display row-start-1 text-[clamp(2.75rem,6.5vw,5.5rem)]/[0.95] md:col-span-2">
            <StatValue text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
