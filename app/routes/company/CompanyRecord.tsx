import type { ComponentProps } from "react";
import { type Ground, Section } from "#app/components/sections/Section.tsx";
import { lettersOf, StatValue } from "#app/components/sections/StatRow.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { fitLetters } from "#app/components/ui/fit-text.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { CompanyFacts } from "./CompanyFacts.tsx";
import { ImpactList } from "./ImpactList.tsx";

type Title = { title: string };

/**
 * What a company has reached, and beside it what the studio did and how it stands today. One result alone
 * is a figure, or a sentence where the figure stands at the top of the page.
 */
export function CompanyRecord({
  impact,
  stats,
  story,
  facts,
  founded,
  labels,
  ground,
}: {
  /** The figures at the top of the page. */
  stats: { value: string }[];
  story: string;
  founded: string;
  labels: { impact: Title; story: Title; facts: ComponentProps<typeof CompanyFacts>["labels"] };
  ground: Ground;
} & Pick<ComponentProps<typeof ImpactList>, "impact"> & {
    facts: Omit<ComponentProps<typeof CompanyFacts>["facts"], "founded">;
  }) {
  const [first, ...others] = impact;
  const single = others.length === 0 && !first?.breakdown ? first : undefined;
  return (
    <Section ground={ground} aria-labelledby="impact">
      <div className="grid gap-x-8 gap-y-16 lg:grid-cols-12">
        <div className="@container reveal lg:col-span-6 lg:pr-8">
          <RecordTitle {...labels.impact} id="impact" />
          {single && stats.some(({ value }) => value === single.value) ? (
            <p className="max-w-text text-statement leading-snug">
              <ContentText text={`${single.value} ${single.metric}`} />
            </p>
          ) : single ? (
            <p className="text-lead leading-normal" style={fitLetters(lettersOf(single.value))}>
              <span className="block text-figure-lg">
                <StatValue text={single.value} />
              </span>{" "}
              <span className="mt-5 block max-w-text">
                <ContentText text={single.metric} />
              </span>
            </p>
          ) : (
            <ImpactList impact={impact} />
          )}
          {single?.basis && (
            <p className="mt-3 max-w-text text-small text-quiet">
              <ContentText text={single.basis} />
            </p>
          )}
        </div>
        <div className="reveal lg:col-span-6" style={{ "--reveal-index": 1 }}>
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

function RecordTitle({ title, ...props }: Title & { id?: string }) {
  return (
    <Heading level={2} variant="item" className="mb-6" {...props}>
      {title}
    </Heading>
  );
}
