import type { ComponentProps } from "react";
import { Accented } from "#app/components/ui/Accented.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";

/** A heading over points in rows: a column of a section, beside another list or a map. */
export function PointList({
  label,
  title,
  description,
  items,
  ...props
}: {
  label?: string | undefined;
  title: string;
  description?: string | undefined;
  /** `mark` stands above the title: when it was. */
  items: {
    title: string;
    description: string;
    mark?: string;
    /** Where the description comes from. */
    source?: { label: string; href: string } | undefined;
  }[];
} & Omit<ComponentProps<"section">, "children">) {
  return (
    <section {...props}>
      <div className="pb-6">
        {label && <Eyebrow className="mb-3">{label}</Eyebrow>}
        <Heading level={2} variant="secondary">
          <Accented text={title} />
        </Heading>
        {description && (
          <p className="mt-4 max-w-text text-quiet">
            <ContentText text={description} />
          </p>
        )}
      </div>
      <ul className="border-t border-hairline-strong">
        {items.map((item) => (
          <li key={item.title} className="border-b border-hairline py-3.5">
            {item.mark && <p className="mb-2 text-label text-accent">{item.mark}</p>}
            <Heading level={3} variant="item">
              {item.title}
            </Heading>
            <p className="mt-2 max-w-prose text-quiet">
              <ContentText text={item.description} />
              {item.source && (
                <>
                  {" "}
                  <a href={item.source.href} className="underline underline-offset-4 hover:text-accent">
                    {item.source.label}
                  </a>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
