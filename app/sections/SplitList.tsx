import { CheckList } from "#app/ui/CheckList.tsx";
import { type Ground, Section } from "./Section.tsx";

/** A section whose whole content is one ticked list, beside its heading. */
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
    <Section ground={ground} label={label} heading={heading} split>
      <CheckList items={items} />
    </Section>
  );
}
