import { DataTable } from "#app/components/sections/DataTable.tsx";
import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { type Ground, Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { CheckList, CheckListItem } from "#app/components/ui/CheckList.tsx";
import { ContourBackdrop } from "#app/components/ui/ContourBackdrop.tsx";
import type { PictureSource } from "#app/components/ui/Picture.tsx";
import { ComponentList, type ProgramComponent } from "./ComponentList.tsx";
import { type Phase, PhaseTimeline } from "./PhaseTimeline.tsx";
import { RegionList } from "./RegionList.tsx";
import { type Story, StoryList } from "./StoryList.tsx";

export type ProgramSectionContent = { label?: string; title: string; description?: string } & (
  | { kind: "statements"; items: { title: string; description: string }[] }
  | { kind: "components"; items: ProgramComponent[] }
  | { kind: "phases"; items: Phase[] }
  | { kind: "regions"; items: { region: string; examples: string; advantages: string[] }[] }
  | {
      kind: "table";
      sample: boolean;
      caption: string;
      columns: string[];
      rows: string[][];
      total?: string;
      note?: string;
    }
  | { kind: "stories"; items: Story[] }
  | { kind: "list"; large: boolean; items: string[] }
);

/** A section of a program page, shown as its kind asks. */
export function ProgramSection({
  section,
  ground,
  outcomeLabel,
  picture,
}: {
  section: ProgramSectionContent;
  ground: Ground;
  /** Stands above the outcome of a component. */
  outcomeLabel: string;
  /** Stands beside a checked list on dark ground. */
  picture: PictureSource;
}) {
  const { label, title, description } = section;
  const hasBackdrop = section.kind === "list" && !section.large && ground === "basalt";
  return (
    <Section
      ground={ground}
      layout={section.kind === "list" && !hasBackdrop ? "split" : "stacked"}
      header={<SectionHeader label={label} title={title} description={description} />}
      backdrop={hasBackdrop && <ContourBackdrop placement="side" picture={picture} />}
    >
      {section.kind === "statements" && (
        <FeatureList variant="columns" columns={section.items.length === 4 ? 4 : 3}>
          {section.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      )}
      {section.kind === "components" && (
        <ComponentList components={section.items} outcomeLabel={outcomeLabel} />
      )}
      {section.kind === "phases" && <PhaseTimeline phases={section.items} />}
      {section.kind === "regions" && <RegionList regions={section.items} />}
      {section.kind === "table" && (
        <DataTable
          caption={section.caption}
          sample={section.sample}
          columns={section.columns}
          rows={section.rows}
          total={section.total}
          note={section.note}
        />
      )}
      {section.kind === "stories" && <StoryList stories={section.items} />}
      {section.kind === "list" && section.large && <LargeTextList items={section.items} />}
      {section.kind === "list" && !section.large && (
        <div className={hasBackdrop ? "lg:w-5/12" : ""}>
          <CheckList>
            {section.items.map((item) => (
              <CheckListItem key={item}>{item}</CheckListItem>
            ))}
          </CheckList>
        </div>
      )}
    </Section>
  );
}

function LargeTextList({ items }: { items: string[] }) {
  return (
    <ul className="border-t border-hairline-strong">
      {items.map((item) => (
        <li key={item} className="border-b border-hairline py-6 text-row leading-tight font-bold">
          {item}
        </li>
      ))}
    </ul>
  );
}
