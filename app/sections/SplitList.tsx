import { CheckList } from "#app/ui/CheckList.tsx";
import { type Ground, Section } from "./Section.tsx";

/** A section whose whole content is one list beside its heading: ticked, or in large lines. */
export function SplitList({
  ground,
  label,
  heading,
  lead,
  items,
  large = false,
}: {
  ground?: Ground;
  label?: string;
  heading: string;
  lead?: string;
  items: string[];
  large?: boolean;
}) {
  return (
    <Section ground={ground} {...{ label, heading, lead }} split>
      {large ? (
        <ul className="border-t border-hairline-strong">
          {items.map((item) => (
            <li key={item} className="large-line border-b border-hairline py-6">
              {item}
            </li>
          ))}
        </ul>
      ) : (
        <CheckList items={items} />
      )}
    </Section>
  );
}
