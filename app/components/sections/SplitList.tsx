import { CheckList, CheckListItem } from "#app/components/ui/CheckList.tsx";
import { ContourBackdrop } from "#app/components/ui/ContourBackdrop.tsx";
import type { PictureSource } from "#app/components/ui/Picture.tsx";
import { type Ground, Section } from "./Section.tsx";

/**
 * A section whose whole content is one list: ticked, or in large lines. It stands beside its heading, or below it where
 * a `land`, drawn for dark ground, takes the right half.
 */
export function SplitList({
  ground,
  label,
  title,
  description,
  items,
  large = false,
  land,
}: {
  ground?: Ground;
  label?: string;
  title: string;
  description?: string;
  items: string[];
  large?: boolean;
  land?: PictureSource;
}) {
  return (
    <Section
      ground={ground}
      {...{ label, title, description }}
      split={!land}
      land={land && <ContourBackdrop placement="side" picture={land} />}
    >
      {large ? (
        <ul className="border-t border-hairline-strong">
          {items.map((item) => (
            <li key={item} className="large-line border-b border-hairline py-6">
              {item}
            </li>
          ))}
        </ul>
      ) : (
        <div className={land ? "lg:w-5/12" : ""}>
          <CheckList>
            {items.map((item) => (
              <CheckListItem key={item}>{item}</CheckListItem>
            ))}
          </CheckList>
        </div>
      )}
    </Section>
  );
}
