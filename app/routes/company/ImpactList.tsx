import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { formatNumber } from "./product/format-number.ts";

type Breakdown = { caption?: string; unit: string; parts: { label: string; value: number }[] };

/** Results of a company, each with the parts it is made of, drawn to scale where they are known. */
export function ImpactList({
  impact,
}: {
  impact: { value: string; metric: string; sample: boolean; breakdown?: Breakdown }[];
}) {
  return (
    <dl className="border-b border-hairline-strong">
      {impact.map(({ value, metric, sample, breakdown }) => (
        <div
          key={metric}
          className="reveal grid gap-x-8 gap-y-2 border-t border-hairline-strong pt-6 pb-10 lg:grid-cols-12 lg:items-baseline lg:pb-12"
        >
          <dt className="max-w-text text-lead leading-normal text-balance text-quiet lg:col-span-8 lg:col-start-5">
            {metric}
            {sample && <SampleTag />}
          </dt>
          <dd className="row-start-1 text-h2 whitespace-nowrap lg:col-span-4 lg:col-start-1">{value}</dd>
          {breakdown && (
            <dd className="mt-6 lg:col-span-full">
              <BreakdownBar {...breakdown} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** Parts of a whole as one bar on wide screens, and as a bar each on narrow ones. */
function BreakdownBar({ caption, unit, parts }: Breakdown) {
  const largest = Math.max(...parts.map(({ value }) => value));
  return (
    <>
      {caption && <p className="mb-3 text-small">{caption}</p>}
      <ul className="flex flex-col gap-x-1 gap-y-4 lg:flex-row lg:items-start">
        {parts.map(({ label, value }) => (
          <li
            key={label}
            className="flex flex-col-reverse lg:w-0 lg:grow-(--value)"
            style={{ "--value": value, "--width": `${Math.round((value / largest) * 100)}%` }}
          >
            <span className="flex justify-between gap-x-4 pt-2 lg:flex-col-reverse lg:pt-3">
              <span className="text-small">{label}</span>
              <span className="font-bold lg:text-h3">
                {formatNumber(value)}
                {unit}
              </span>
            </span>
            <span
              aria-hidden
              className="h-4 w-(--width) bg-text [print-color-adjust:exact] lg:h-16 lg:w-full forced-colors:bg-[CanvasText]"
            />
          </li>
        ))}
      </ul>
    </>
  );
}
