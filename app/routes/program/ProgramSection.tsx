import { ColumnList } from "#app/components/sections/ColumnList.tsx";
import { DataTable } from "#app/components/sections/DataTable.tsx";
import { type Ground, Section } from "#app/components/sections/Section.tsx";
import { SplitList } from "#app/components/sections/SplitList.tsx";
import type { PictureSource } from "#app/components/ui/Picture.tsx";
import { ComponentList, type ProgramComponent } from "./ComponentList.tsx";
import { type Phase, PhaseTimeline } from "./PhaseTimeline.tsx";
import { RegionList } from "./RegionList.tsx";
import { type Story, StoryList } from "./StoryList.tsx";

type Head = { label?: string; title: string; description?: string };

export type ProgramSectionContent = Head &
  (
    | { kind: "statements"; items: { title: string; description: string }[] }
    | { kind: "components"; items: ProgramComponent[] }
    | { kind: "phases"; items: Phase[] }
    | { kind: "regions"; items: { region: string; examples: string; advantages: string[] }[] }
    | { kind: "table"; caption: string; columns: string[]; rows: string[][]; total?: string; note?: string }
    | { kind: "stories"; items: Story[] }
    | { kind: "list"; large: boolean; items: string[] }
  );

/** One section of a program page, shown as its kind asks. */
export function ProgramSection({
  section,
  ground,
  outcome,
  land,
}: {
  section: ProgramSectionContent;
  ground: Ground;
  /** The words over what comes of a component. */
  outcome: string;
  /** What stands beside a ticked list on dark ground. */
  land: PictureSource;
}) {
  const { label, title, description } = section;
  if (section.kind === "list") {
    const landed = ground === "basalt" && !section.large;
    return <SplitList ground={ground} {...section} land={landed ? land : undefined} />;
  }
  return (
    <Section ground={ground} {...{ label, title, description }}>
      {section.kind === "statements" && (
        <ColumnList items={section.items} columns={section.items.length === 4 ? 4 : 3} />
      )}
      {section.kind === "components" && <ComponentList components={section.items} outcome={outcome} />}
      {section.kind === "phases" && <PhaseTimeline phases={section.items} />}
      {section.kind === "regions" && <RegionList regions={section.items} />}
      {section.kind === "table" && <DataTable {...section} />}
      {section.kind === "stories" && <StoryList stories={section.items} />}
    </Section>
  );
}
