import { IconBuilding, IconChartBar, IconMessage } from "@tabler/icons-react";
import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { PointList } from "#app/components/sections/PointList.tsx";
import { type Position, PositionList } from "#app/components/sections/PositionList.tsx";
import { ProgramList, type ProgramTeaser } from "#app/components/sections/ProgramList.tsx";
import { Quote } from "#app/components/sections/Quote.tsx";
import { type Teaser, TeaserList } from "#app/components/sections/TeaserList.tsx";
import { CheckList, CheckListItem } from "#app/components/ui/CheckList.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { LinkRowArrow } from "#app/components/ui/LinkRowArrow.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { Tag, TagList } from "#app/components/ui/TagList.tsx";
import { Specimen } from "./Specimen.tsx";

const icons = [IconMessage, IconBuilding, IconChartBar];

/** Lists of points, facts and links. */
export function ListCatalogue({
  subject,
  steps,
  checks,
  facts,
  tags,
  row,
  quote,
  programs,
  positions,
  articles,
}: {
  /** What the steps are about. */
  subject: string;
  steps: { title: string; description: string }[];
  checks: string[];
  facts: { term: string; value: string; sample: boolean }[];
  tags: string[];
  row: string;
  quote: { text: string; person: string; role: string };
  programs: ProgramTeaser[];
  positions: Position[];
  articles: Teaser[];
}) {
  return (
    <div>
      {(["numbered", "columns", "large", "icons"] as const).map((variant) => (
        <Specimen
          key={variant}
          name="FeatureList"
          variant={variant}
          layout={variant === "numbered" || variant === "icons" ? "side" : "wide"}
        >
          <FeatureList variant={variant} columns={3}>
            {steps.map(({ title, description }, index) => (
              <FeatureListItem
                key={title}
                index={index}
                title={title}
                description={description}
                icon={variant === "icons" ? icons[index] : undefined}
              />
            ))}
          </FeatureList>
        </Specimen>
      ))}
      {(["small", "large"] as const).map((variant) => (
        <Specimen key={variant} name="PointList" variant={variant}>
          <PointList variant={variant} title={subject} items={steps} />
        </Specimen>
      ))}
      <Specimen name="CheckList">
        <CheckList>
          {checks.map((check, index) => (
            <CheckListItem key={check} variant={index === 0 ? "check" : "arrow"}>
              {check}
            </CheckListItem>
          ))}
        </CheckList>
      </Specimen>
      <Specimen name="FactList">
        <FactList>
          {facts.map((fact) => (
            <Fact key={fact.term} term={fact.term} sample={fact.sample}>
              {fact.value}
            </Fact>
          ))}
        </FactList>
      </Specimen>
      <Specimen name="SampleTag">
        <p className="flex flex-wrap gap-x-10">
          {(["tag", "mark", "legend"] as const).map((variant) => (
            <span key={variant}>
              {facts[0]?.value}
              <SampleTag variant={variant} />
            </span>
          ))}
        </p>
      </Specimen>
      <Specimen name="TagList">
        <TagList className="text-small">
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </TagList>
      </Specimen>
      <Specimen name="Quote">
        <Quote {...quote} />
      </Specimen>
      <Specimen name="ProgramList" layout="wide">
        <ProgramList programs={programs} />
      </Specimen>
      <Specimen name="PositionList" layout="wide">
        <PositionList positions={positions} />
      </Specimen>
      <Specimen name="TeaserList" layout="wide">
        <TeaserList teasers={articles} />
      </Specimen>
      <Specimen name="LinkRowArrow">
        <a
          href="/design-system"
          className="group relative block border-y border-hairline py-8 text-row font-bold md:py-10"
        >
          {row}
          <LinkRowArrow />
        </a>
      </Specimen>
    </div>
  );
}
