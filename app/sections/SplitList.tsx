import { CheckList } from "#app/ui/CheckList.tsx";
import { type Ground, Section } from "./Section.tsx";

/** A section whose whole content is one ticked list, set to the right of its heading. */
export function SplitList({
  ground,
  label,
  heading,
  items,
}: {
  ground?: Ground;
  label?: string;
  heading: string;
  items: string[];
}) {
  return (
    <Section ground={ground} label={label} heading={heading}>
      <div className="md:ml-auto md:w-2/3">
        <CheckList items={items} />
      </div>
    </Section>
  );
}
