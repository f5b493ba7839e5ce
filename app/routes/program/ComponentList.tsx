import { Heading } from "#app/components/ui/Heading.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";
import { Tag, TagList } from "#app/components/ui/TagList.tsx";

export type ProgramComponent = { title: string; description: string; areas: string[]; outcome: string };

/** The parts a program is made of, numbered: what each is, the areas it covers, and beside them what comes of it. */
export function ComponentList({ components, outcome }: { components: ProgramComponent[]; outcome: string }) {
  return (
    <ol className="border-t border-hairline-strong">
      {components.map((component, index) => (
        <li key={component.title} className="reveal component">
          <div className="component-title">
            <span aria-hidden className="tabular text-label text-accent">
              {ordinal(index + 1)}
            </span>
            <Heading level={3} variant="item" className="lg:text-[1.75rem]">
              {component.title}
            </Heading>
          </div>
          <div className="text-quiet">
            <p>{component.description}</p>
            <TagList className="mt-4 text-small">
              {component.areas.map((area) => (
                <Tag key={area}>{area}</Tag>
              ))}
            </TagList>
          </div>
          <p className="component-outcome">
            <span className="mb-2 block text-label font-text text-quiet">{outcome}</span>
            {component.outcome}
          </p>
        </li>
      ))}
    </ol>
  );
}
