import { TagList } from "#app/ui/TagList.tsx";
import { NumberedList } from "./NumberedList.tsx";

export type ProgramComponent = { title: string; description: string; areas: string[]; outcome: string };

/** The parts a program is made of, numbered: what each is, the areas it covers and what comes of it. */
export function ComponentList({ components, outcome }: { components: ProgramComponent[]; outcome: string }) {
  return (
    <NumberedList
      items={components.map((component) => ({
        title: component.title,
        description: component.description,
        extra: (
          <>
            <TagList tags={component.areas} className="mt-5" />
            <p className="mt-5">
              <span className="text-label tracking-(--tracking-label) text-accent">{outcome}</span>
              <br />
              {component.outcome}
            </p>
          </>
        ),
      }))}
    />
  );
}
