import type { ComponentProps } from "react";
import { PartsBar } from "#app/components/sections/PartsBar.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";

/** Results of a company, each with the parts it is made of, drawn to scale where they are known. */
export function ImpactList({
  impact,
}: {
  impact: {
    value: string;
    metric: string;
    breakdown?: Pick<ComponentProps<typeof PartsBar>, "caption" | "unit" | "whole" | "parts">;
  }[];
}) {
  return (
    <dl className="border-b border-hairline-strong">
      {impact.map(({ value, metric, breakdown }) => (
        <div
          key={metric}
          className="reveal grid gap-x-8 gap-y-2 border-t border-hairline-strong pt-6 pb-10 lg:grid-cols-12 lg:items-baseline lg:pb-12"
        >
          <dt className="max-w-text text-lead leading-normal text-balance text-quiet lg:col-span-8 lg:col-start-5">
            <ContentText text={metric} />
          </dt>
          <dd className="row-start-1 text-h2 whitespace-nowrap lg:col-span-4 lg:col-start-1">
            <ContentText text={value} />
          </dd>
          {breakdown && (
            <dd className="mt-6 lg:col-span-full">
              <PartsBar {...breakdown} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
