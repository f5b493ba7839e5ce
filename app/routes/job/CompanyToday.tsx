import { PartsBar } from "#app/components/sections/PartsBar.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

type Parts = { label: string; value: number; highlight: boolean }[];

/** The venture that a job is to lead: its figures in columns, and who owns it as a bar. */
export function CompanyToday({
  title,
  ownersTitle,
  facts,
  owners,
  className,
}: {
  title: string;
  ownersTitle: string;
  facts: { term: string; value: string; note: string; sample: boolean }[];
  owners: { parts: Parts; sample: boolean };
  className?: string;
}) {
  return (
    <div className={className}>
      <Heading level={2} variant="entry" className="mb-8">
        {title}
        {[...facts, owners].some(({ sample }) => sample) && <SampleTag variant="legend" />}
      </Heading>
      <dl
        className={cn(
          "grid gap-x-8 gap-y-10 sm:grid-cols-2",
          facts.length % 3 === 0 ? "lg:grid-cols-3" : "lg:grid-cols-4",
        )}
      >
        {facts.map(({ term, value, note, sample }) => (
          <div key={term} className="border-t border-hairline-strong pt-4">
            <dt className="text-small text-quiet">{term}</dt>
            <dd className="mt-3">
              <span className="block text-entry">{value}</span>
              <span className="mt-2 block text-small text-balance text-quiet">
                {note}
                {sample && <SampleTag variant="mark" />}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <Heading level={3} variant="item" className="mt-14 mb-5">
        {ownersTitle}
        {owners.sample && <SampleTag variant="mark" />}
      </Heading>
      <PartsBar unit="%" parts={owners.parts} />
    </div>
  );
}
