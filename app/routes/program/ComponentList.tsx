import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";
import { Tag, TagList } from "#app/components/ui/TagList.tsx";
import type { ProgramSection } from "#content-model/programs.ts";

/**
 * The components of a program as numbered cells: title, description with its areas, and at the foot the outcome,
 * which begins at one height in a row (subgrid).
 */
export function ComponentList({
  components,
  outcomeLabel,
}: {
  components: ProgramSection<"components">["items"];
  outcomeLabel: string;
}) {
  return (
    <ol
      className={cn(
        "grid border-t border-l border-hairline-strong md:grid-cols-2",
        components.length % 3 === 0 && "xl:grid-cols-3",
      )}
    >
      {components.map((component, index) => (
        <li
          key={component.title}
          className="row-span-2 grid grid-rows-subgrid border-r border-b border-hairline-strong"
        >
          <div className="@container p-6 md:p-8">
            <span aria-hidden className="text-label text-accent tabular-nums">
              {ordinal(index + 1)}
            </span>
            <Heading level={3} variant="row" className="mt-3">
              {component.title}
            </Heading>
            <p className="mt-4 max-w-text text-quiet">
              <ContentText text={component.description} />
            </p>
            <TagList className="mt-3 text-small">
              {component.areas.map((area) => (
                <Tag key={area}>{area}</Tag>
              ))}
            </TagList>
          </div>
          <p className="bg-raised px-6 py-5 text-h3 leading-snug font-bold md:px-8">
            <span className="mb-1 block text-label font-text text-quiet">{outcomeLabel}</span>
            <ContentText text={component.outcome} />
          </p>
        </li>
      ))}
    </ol>
  );
}
