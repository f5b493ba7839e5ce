import { DataTable } from "#app/components/sections/DataTable.tsx";
import { FeatureList } from "#app/components/sections/FeatureList.tsx";
import { Quote } from "#app/components/sections/Quote.tsx";
import { StatRow } from "#app/components/sections/StatRow.tsx";
import { Timeline } from "#app/components/sections/Timeline.tsx";
import { CheckList, CheckListItem } from "#app/components/ui/CheckList.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";
import { Tag, TagList } from "#app/components/ui/TagList.tsx";

type Statement = { title: string; description: string };

/** Lists, figures, tables and timelines. */
export function ListCatalogue({
  statements,
  stats,
  checks,
  facts,
  tags,
  table,
  quote,
  ground,
}: {
  /** Keeps names apart when shown on both grounds. */
  ground: string;
  statements: Statement[];
  stats: { value: string; label: string }[];
  checks: string[];
  facts: { term: string; value: string }[];
  tags: string[];
  table: { caption: string; columns: string[]; rows: string[][] };
  quote: { text: string; person: string; role: string };
}) {
  return (
    <div className="flex flex-col gap-24">
      <FeatureList variant="columns" columns={3} items={statements} />
      <StatRow stats={stats} />
      <FeatureList variant="numbered" items={statements} />
      <Timeline steps={statements.map((step, index) => ({ mark: ordinal(index + 1), ...step }))} />
      <div className="grid gap-x-8 gap-y-16 lg:grid-cols-2">
        <CheckList>
          {checks.map((item) => (
            <CheckListItem key={item}>{item}</CheckListItem>
          ))}
        </CheckList>
        <div className="flex flex-col gap-8">
          <FactList>
            {facts.map((fact) => (
              <Fact key={fact.term} term={fact.term}>
                {fact.value}
              </Fact>
            ))}
          </FactList>
          <TagList className="text-small">
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </TagList>
        </div>
      </div>
      <DataTable {...table} caption={`${table.caption}, ${ground.toLowerCase()}`} />
      <Quote {...quote} />
    </div>
  );
}
