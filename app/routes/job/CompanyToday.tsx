import type { ComponentProps } from "react";
import { PartsBar } from "#app/components/sections/PartsBar.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";

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
  facts: { term: string; value: string; note: string }[];
  owners: ComponentProps<typeof PartsBar>["parts"];
  className?: string;
}) {
  return (
    <div className={className}>
      <Heading level={2} variant="entry" className="mb-8">
        {title}
      </Heading>
      <dl
        className={cn(
          "grid gap-x-8 gap-y-10 sm:grid-cols-2",
          facts.length % 3 === 0 ? "md:grid-cols-3" : "lg:grid-cols-4",
        )}
      >
        {facts.map(({ term, value, note }) => (
          <div key={term} className="border-t border-hairline-strong pt-4">
            <dt className="text-small text-quiet">{term}</dt>
            <dd className="mt-3">
              <span className="block text-entry">
                <ContentText text={value} />
              </span>{" "}
              <span className="mt-2 block text-small text-balance text-quiet">
                <ContentText text={note} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <Heading level={3} variant="item" className="mt-14 mb-5">
        <ContentText text={ownersTitle} />
      </Heading>
      <PartsBar unit="%" parts={owners} />
    </div>
  );
}
