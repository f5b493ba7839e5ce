import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";
import { Tag, TagList } from "#app/components/ui/TagList.tsx";
import type { ProgramSection } from "#content-model/programs.ts";

/** The components of a program in numbered rows: title, description with its areas, and outcome. */
export function ComponentList({
  components,
  outcomeLabel,
}: {
  components: ProgramSection<"components">["items"];
  outcomeLabel: string;
}) {
  return (
    <ol className="border-t border-hairline-strong">
      {components.map((component, index) => (
        <li
          key={component.title}
          className="reveal grid gap-x-8 gap-y-6 border-b border-hairline py-8 md:grid-cols-2 lg:grid-cols-3 lg:items-baseline"
        >
          <div className="flex items-baseline md:max-lg:col-span-2">
            <span aria-hidden className="w-(--number-gutter) shrink-0 text-label text-accent tabular-nums">
              {ordinal(index + 1)}
            </span>
            <Heading level={3} variant="item" className="lg:text-row">
              {component.title}
            </Heading>
          </div>
          <div className="text-quiet">
            <p>
              <ContentText text={component.description} />
            </p>
            <TagList className="mt-4 text-small">
              {component.areas.map((area) => (
                <Tag key={area}>{area}</Tag>
              ))}
            </TagList>
          </div>
          <p className="text-h3 leading-snug font-bold max-md:border-l-2 max-md:border-accent max-md:pl-4">
            <span className="mb-2 block text-label font-text text-quiet">{outcomeLabel}</span>
            <ContentText text={component.outcome} />
          </p>
        </li>
      ))}
    </ol>
  );
}
