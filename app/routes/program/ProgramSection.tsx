import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { type Ground, Section, SectionHeader } from "#app/components/sections/Section.tsx";
import type { AreaMapSource } from "#app/components/ui/AreaMap.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { fitText } from "#app/components/ui/fit-text.ts";
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
  length,
  schedule,
  map,
  calendarLabels,
  outcomeLabel,
  isContinued,
}: {
  section: SectionContent;
  ground: Ground;
  /** How long the program takes, in words: in large type over its phases. */
  length: string;
  schedule: Schedule;
  /** Of a section with regions. */
  map: AreaMapSource | undefined;
  calendarLabels: CalendarLabels;
  /** Stands above the outcome of a component. */
  outcomeLabel: string;
  /** Whether the section before it has the same ground. */
  isContinued: boolean;
}) {
  const { kind, title, description } = section;
  return (
    <Section
      ground={ground}
      isContinued={isContinued}
      header={
        <SectionHeader
          title={kind === "phases" ? length : title}
          label={kind === "phases" ? title : undefined}
          variant={kind === "phases" ? "display" : kind === "list" ? "item" : undefined}
          // That of the phases is about their calendar, below which it stands.
          description={kind === "phases" ? undefined : description}
        />
      }
    >
      {kind === "statements" && (
        <FeatureList variant="columns" columns={section.items.length === 4 ? 4 : 3}>
          {section.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      )}
      {kind === "components" && <ComponentList components={section.items} outcomeLabel={outcomeLabel} />}
      {kind === "phases" && (
        <PhaseList phases={section.items} schedule={schedule} labels={calendarLabels} note={description} />
      )}
      {kind === "regions" && map && <RegionList regions={section.items} map={map} />}
      {kind === "costs" && <CostComparison {...section} />}
      {kind === "stories" && <StoryList stories={section.items} />}
      {kind === "list" &&
        section.items.map((item) => (
          <div key={item} className="reveal @container not-first:mt-8">
            <p className="text-title text-balance" style={fitText(item)}>
              <ContentText text={item} />
            </p>
          </div>
        ))}
    </Section>
  );
}
