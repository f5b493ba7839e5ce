import { cn } from "#app/components/ui/cn.ts";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { StatValue } from "./StatRow.tsx";

/** Results, one figure a row, in larger type than a `StatRow`; a single one is the largest. */
export function MetricList({ metrics }: { metrics: { value: string; metric: string; sample?: boolean }[] }) {
  return (
    <dl className="border-b border-hairline-strong">
      {metrics.map(({ value, metric, sample }) => (
        <div
          key={metric}
          className="reveal grid gap-x-8 gap-y-2 border-t border-hairline-strong py-[clamp(1.5rem,3vw,2.75rem)] lg:grid-cols-12 lg:items-baseline-last"
        >
          <dt className="max-w-text text-lead leading-normal text-balance text-quiet lg:col-span-5 lg:col-start-8">
            {metric}
            {sample && <SampleTag />}
          </dt>
          <dd
            className={cn(
              "font-display tracking-display row-start-1 lg:col-span-7 lg:col-start-1",
              metrics.length === 1
                ? "text-[clamp(5rem,11vw,10rem)]/[0.95]"
                : "text-[clamp(2.75rem,8vw,9rem)]/[0.95]",
            )}
          >
            <StatValue text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
