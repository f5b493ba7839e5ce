import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { type Ground, Section, SectionHeader } from "#app/components/sections/Section.tsx";
import type { AreaMapSource } from "#app/components/ui/AreaMap.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import type { ProgramSection as SectionContent } from "#content-model/programs.ts";
import { ComponentList } from "./ComponentList.tsx";
import { CostComparison } from "./CostComparison.tsx";
import { PhaseList } from "./PhaseList.tsx";
import { RegionList } from "./RegionList.tsx";
import { StoryList } from "./StoryList.tsx";
import type { CalendarLabels, Schedule } from "./schedule.ts";

/** A section of a program page, shown as its kind asks. */
export function ProgramSection({
  section,
  ground,
  schedule,
  map,
  calendarLabels,
  outcomeLabel,
  isFirst,
  isContinued,
}: {
  section: SectionContent;
  ground: Ground;
  schedule: Schedule;
  /** Of a section with regions. */
  map: AreaMapSource | undefined;
  calendarLabels: CalendarLabels;
  /** Stands above the outcome of a component. */
  outcomeLabel: string;
  /** The first statements of a page stand in columns, any later ones in larger type. */
  isFirst: boolean;
  /** Whether the section before it has the same ground. */
  isContinued: boolean;
}) {
  const { title, description } = section;
  // One statement stands beside its heading.
  const isSplit = section.kind === "list" && (section.large || section.items.length === 1);
  return (
    <Section
      ground={ground}
      // Statements after the first are an addition to what stands before them.
      spacing={section.kind === "statements" && !isFirst ? "row" : "default"}
      isContinued={isContinued}
      layout={isSplit ? "split" : "stacked"}
      header={<SectionHeader title={title} description={description} />}
    >
      {section.kind === "statements" && (
        <FeatureList variant={isFirst ? "columns" : "large"} columns={section.items.length === 4 ? 4 : 3}>
          {section.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      )}
      {section.kind === "components" && (
        <ComponentList components={section.items} outcomeLabel={outcomeLabel} />
      )}
      {section.kind === "phases" && (
        <PhaseList phases={section.items} schedule={schedule} labels={calendarLabels} />
      )}
      {section.kind === "regions" && map && <RegionList regions={section.items} map={map} />}
      {section.kind === "costs" && <CostComparison {...section} />}
      {section.kind === "stories" && <StoryList stories={section.items} />}
      {section.kind === "list" && <StatementList items={section.items} isLarge={section.large} />}
    </Section>
  );
}

/** Statements between rules: large ones below each other, others side by side. */
function StatementList({ items, isLarge }: { items: string[]; isLarge: boolean }) {
  const isGrid = !isLarge && items.length > 1;
  const columns = items.length % 3 === 0 ? "md:grid-cols-3" : "md:grid-cols-2";
  return (
    <ul className={cn("border-b border-hairline", isGrid && `grid gap-x-8 ${columns}`)}>
      {items.map((item) => (
        <li
          key={item}
          className={cn(
            "border-t border-hairline py-6 text-balance",
            isLarge ? "text-row leading-tight font-bold" : "text-statement leading-snug font-medium",
          )}
        >
          <ContentText text={item} />
        </li>
      ))}
    </ul>
  );
}
