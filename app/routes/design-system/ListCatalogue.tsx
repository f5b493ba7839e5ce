import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { LinkRowList } from "#app/components/sections/LinkRowList.tsx";
import { type Position, PositionList } from "#app/components/sections/PositionList.tsx";
import { ProgramList, type ProgramTeaser } from "#app/components/sections/ProgramList.tsx";
import { Quote } from "#app/components/sections/Quote.tsx";
import { type Teaser, TeaserList } from "#app/components/sections/TeaserList.tsx";
import { TitledRows } from "#app/components/sections/TitledRows.tsx";
import { CheckList, CheckListItem } from "#app/components/ui/CheckList.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { Tag, TagList } from "#app/components/ui/TagList.tsx";
import { Specimen } from "./Specimen.tsx";

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
  /** Subject of the steps. */
  subject: string;
  steps: { title: string; description: string }[];
  checks: string[];
  facts: { term: string; value: string }[];
  tags: string[];
  row: string;
  quote: { text: string; person: string; role: string };
  programs: ProgramTeaser[];
  positions: Position[];
  articles: Teaser[];
}) {
  return (
    <div>
      {(["numbered", "columns", "large"] as const).map((variant) => (
        <Specimen
          key={variant}
          name="FeatureList"
          variant={variant}
          layout={variant === "numbered" ? "side" : "wide"}
        >
          <FeatureList variant={variant} columns={3}>
            {steps.map(({ title, description }, index) => (
              <FeatureListItem key={title} index={index} title={title} description={description} />
            ))}
          </FeatureList>
        </Specimen>
      ))}
      <Specimen name="TitledRows" layout="wide">
        <TitledRows rows={[{ title: subject, items: steps }]} />
      </Specimen>
      <Specimen name="CheckList">
        <CheckList>
          {checks.map((check, index) => (
            <CheckListItem key={check} variant={index === 0 ? "check" : "cross"}>
              {check}
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
      <Specimen name="LinkRowList" layout="wide">
        <LinkRowList
          rows={[{ href: "/design-system", label: tags[0], title: row, description: quote.text }]}
        />
      </Specimen>
    </div>
  );
}
