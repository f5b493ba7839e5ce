import type { ComponentProps } from "react";
import { PartsBar } from "#app/components/sections/PartsBar.tsx";
import { StatLabel } from "#app/components/sections/StatRow.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";

/** Results of a company, each with the parts it is made of, drawn to scale where they are known. */
export function ImpactList({
  impact,
}: {
  impact: {
    value: string;
    metric: string;
    basis?: string | undefined;
    breakdown?: Pick<ComponentProps<typeof PartsBar>, "caption" | "unit" | "parts">;
  }[];
}) {
  return (
    <dl className="border-b border-hairline-strong">
      {impact.map(({ value, metric, basis, breakdown }) => (
        <div
          key={metric}
          className="reveal grid gap-x-8 gap-y-1 border-t border-hairline-strong py-5 lg:grid-cols-[1fr_2fr] lg:items-baseline"
        >
          <dt className="max-w-text text-balance text-quiet">
            <StatLabel label={metric} basis={basis} />
          </dt>
          <dd className="row-start-1 text-entry whitespace-nowrap">
            <ContentText text={value} />
          </dd>
          {breakdown && (
            <dd className="mt-4 lg:col-span-full">
              <PartsBar {...breakdown} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
