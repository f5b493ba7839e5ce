import type { ComponentProps } from "react";
import { type Ground, Section } from "#app/components/sections/Section.tsx";
import { StatValue } from "#app/components/sections/StatRow.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { fitLine } from "#app/components/ui/fit-text.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { CompanyFacts } from "./CompanyFacts.tsx";
import { ImpactList } from "./ImpactList.tsx";

type Title = { label?: string; title: string };

/**
 * What a company has reached, and beside it what the studio did and how it stands today. One result alone stands in large
 * type over its metric.
 */
export function CompanyRecord({
  impact,
  story,
  facts,
  founded,
  labels,
  ground,
}: {
  story: string;
  founded: string;
  labels: { impact: Title; story: Title; facts: ComponentProps<typeof CompanyFacts>["labels"] };
  ground: Ground;
} & Pick<ComponentProps<typeof ImpactList>, "impact"> & {
    facts: Omit<ComponentProps<typeof CompanyFacts>["facts"], "founded">;
  }) {
  const [first, ...others] = impact;
  const single = others.length === 0 && !first?.breakdown && first;
  return (
    <Section ground={ground} aria-labelledby="impact">
      <div className="grid gap-x-8 gap-y-16 lg:grid-cols-12">
        <div className="@container reveal lg:col-span-7 lg:pr-8">
          <RecordTitle {...labels.impact} id="impact" />
          {single ? (
            <>
              <p className="text-figure-lg whitespace-nowrap" style={fitLine(single.value)}>
                <StatValue text={single.value} />
              </p>
              <p className="mt-5 max-w-text text-lead leading-normal text-balance text-quiet">
                <ContentText text={single.metric} />
              </p>
            </>
          ) : (
            <ImpactList impact={impact} />
          )}
        </div>
        <div className="reveal lg:col-span-5 lg:col-start-8" style={{ "--reveal-index": 1 }}>
          <RecordTitle {...labels.story} />
          <p className="text-statement leading-snug">
            <ContentText text={story} />
          </p>
          <CompanyFacts facts={{ founded, ...facts }} labels={labels.facts} />
        </div>
      </div>
    </Section>
  );
}

function RecordTitle({ label, title, ...props }: Title & { id?: string }) {
  return (
    <header className="mb-8">
      {label && <Eyebrow className="mb-3">{label}</Eyebrow>}
      <Heading level={2} variant="item" {...props}>
        {title}
      </Heading>
    </header>
  );
}
