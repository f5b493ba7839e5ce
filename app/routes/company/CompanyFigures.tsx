import { StatValue } from "#app/components/sections/StatRow.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

/** Three or more figures of a company over the whole width of the page: side by side, on phones one below the other. */
export function CompanyFigures({
  figures,
}: {
  figures: { value: string; label: string; sample: boolean }[];
}) {
  return (
    <div className="mt-10 md:border-t md:border-hairline md:pt-8">
      <dl className="grid gap-x-8 md:grid-cols-3 lg:grid-cols-12">
        {figures.map(({ value, label, sample }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-x-6 max-md:flex-row-reverse max-md:border-t max-md:border-hairline max-md:py-4 md:flex-col-reverse md:justify-end lg:col-span-4 lg:nth-2:col-span-3 lg:nth-3:col-span-5"
          >
            <dt className="text-small text-quiet md:mt-3">
              {label}
              {sample && <SampleTag variant="mark" />}
            </dt>
            <dd className="font-display text-[clamp(3.5rem,8vw,9rem)] leading-none tracking-display whitespace-nowrap">
              <StatValue text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {figures.some(({ sample }) => sample) && (
        <p className="mt-6">
          <SampleTag variant="legend" />
        </p>
      )}
    </div>
  );
}
