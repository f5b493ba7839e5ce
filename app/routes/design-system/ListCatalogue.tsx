import { IconArrowRight } from "@tabler/icons-react";
import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { FormGuide } from "#app/components/sections/FormGuide.tsx";
import { HeroFigures } from "#app/components/sections/HeroFigures.tsx";
import { MetricList } from "#app/components/sections/MetricList.tsx";
import { PartsBar } from "#app/components/sections/PartsBar.tsx";
import { PointList } from "#app/components/sections/PointList.tsx";
import { PositionList } from "#app/components/sections/PositionList.tsx";
import { ProgramList } from "#app/components/sections/ProgramList.tsx";
import { Quote } from "#app/components/sections/Quote.tsx";
import { ScaledTimeline } from "#app/components/sections/ScaledTimeline.tsx";
import { Stat, StatRow } from "#app/components/sections/StatRow.tsx";
import { TeaserList } from "#app/components/sections/TeaserList.tsx";
import { CheckList, CheckListItem } from "#app/components/ui/CheckList.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { LinkRowArrow } from "#app/components/ui/LinkRowArrow.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { Tag, TagList } from "#app/components/ui/TagList.tsx";
import { Specimen } from "./Specimen.tsx";

type Statement = { title: string; description: string };

const featureVariants = ["numbered", "columns", "large", "icons"] as const;

/** Lists, figures, tables and timelines. */
export function ListCatalogue({
  statements,
  stats,
  checks,
  facts,
  tags,
  quote,
}: {
  statements: Statement[];
  stats: { value: string; label: string; sample: boolean }[];
  checks: string[];
  facts: { term: string; value: string }[];
  tags: string[];
  quote: { text: string; person: string; role: string };
}) {
  const [first = { title: "", description: "" }] = statements;
  return (
    <div className="flex flex-col gap-24">
      {featureVariants.map((variant) => (
        <Specimen key={variant} name="FeatureList" variant={variant}>
          <FeatureList variant={variant}>
            {statements.map((item, index) => (
              <FeatureListItem
                key={item.title}
                index={index}
                {...item}
                icon={variant === "icons" ? IconArrowRight : undefined}
              />
            ))}
          </FeatureList>
        </Specimen>
      ))}
      <div className="grid gap-x-8 gap-y-16 lg:grid-cols-2">
        <Specimen name="PointList" variant="small">
          <PointList title={first.title} items={statements} />
        </Specimen>
        <Specimen name="PointList" variant="large">
          <PointList variant="large" title={first.title} items={statements} />
        </Specimen>
      </div>
      <Specimen name="StatRow">
        <StatRow>
          {stats.map((figure, index) => (
            <Stat key={figure.label} index={index} {...figure} />
          ))}
        </StatRow>
      </Specimen>
      <Specimen name="MetricList">
        <MetricList metrics={stats.map(({ label, ...figure }) => ({ ...figure, metric: label }))} />
      </Specimen>
      <Specimen name="HeroFigures">
        <HeroFigures figures={stats} />
      </Specimen>
      <Specimen name="PartsBar">
        <PartsBar
          whole={{ label: first.title, value: 400 }}
          caption={first.description}
          parts={statements.map(({ title }, index) => ({
            label: title,
            value: 4 - index,
            highlight: index === 0,
          }))}
        />
      </Specimen>
      <Specimen name="ScaledTimeline">
        <ScaledTimeline
          tickUnit="week"
          ticks={[0, 25, 50].map((left, index) => ({ left, number: index + 1, labeled: true }))}
          steps={statements.map((step, index) => ({
            ...step,
            mark: ordinal(index + 1),
            left: index * 25,
            width: 25,
          }))}
        />
      </Specimen>
      <div className="grid gap-x-8 gap-y-16 lg:grid-cols-2">
        <Specimen name="CheckList">
          <CheckList>
            {checks.map((item, index) => (
              <CheckListItem key={item} variant={index === 0 ? "check" : "arrow"}>
                {item}
              </CheckListItem>
            ))}
          </CheckList>
        </Specimen>
        <Specimen name="FactList">
          <FactList>
            {facts.map((fact) => (
              <Fact key={fact.term} term={fact.term}>
                {fact.value}
              </Fact>
            ))}
          </FactList>
        </Specimen>
        <Specimen name="TagList">
          <TagList className="text-small">
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </TagList>
        </Specimen>
        <Specimen name="SampleTag">
          <p>
            {facts[0]?.value}
            <SampleTag />
          </p>
          <p className="mt-4">
            {facts[0]?.value}
            <SampleTag variant="mark" />
          </p>
          <p className="mt-4">
            <SampleTag variant="legend" />
          </p>
        </Specimen>
      </div>
      <Specimen name="ProgramList">
        <ProgramList
          programs={[
            {
              name: first.title,
              summary: first.description,
              audience: tags[0] ?? "",
              length: facts[0]?.value ?? "",
              href: "/design-system",
            },
          ]}
        />
      </Specimen>
      <Specimen name="PositionList">
        <PositionList
          positions={[
            {
              ...first,
              location: facts[0]?.value ?? "",
              type: facts[1]?.value ?? "",
              company: tags[0] ?? "",
              pay: facts.map((fact) => ({ ...fact, sample: true })),
              href: "/design-system",
            },
          ]}
        />
      </Specimen>
      <Specimen name="TeaserList">
        <TeaserList teasers={[{ ...first, readTime: tags[1] ?? "", href: "/design-system" }]} />
      </Specimen>
      <Specimen name="LinkRowArrow">
        <a href="/design-system" className="group relative block border-y border-hairline py-10">
          {first.title}
          <LinkRowArrow />
        </a>
      </Specimen>
      <Specimen name="FormGuide">
        <FormGuide
          items={statements.map(({ title, description }) => ({
            visitor: title,
            href: "/design-system",
            label: title,
            note: description,
          }))}
          here={tags[0] ?? ""}
        />
      </Specimen>
      <Specimen name="Quote">
        <Quote {...quote} />
      </Specimen>
    </div>
  );
}
