import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Accented } from "#app/components/ui/Accented.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";

const section = cva("", {
  variants: { variant: { small: "", large: "lg:row-span-2 lg:grid lg:grid-rows-subgrid" } },
});
const heading = cva("", { variants: { variant: { small: "pb-6", large: "pb-8" } } });
const introduction = cva("max-w-text text-quiet", {
  variants: { variant: { small: "mt-4", large: "mt-5 text-lead leading-normal" } },
});
const point = cva("border-b border-hairline", { variants: { variant: { small: "py-3.5", large: "py-6" } } });

/** A heading over points in rows: a column of a section, beside another list or a map. */
export function PointList({
  variant = "small",
  label,
  title,
  description,
  items,
  className,
  ...props
}: {
  /** `large` for a section of nothing else: two lists side by side, whose first points stand level. */
  variant?: "small" | "large";
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
    <section {...props} className={section({ variant, className })}>
      <div className={heading({ variant })}>
        {label && <Eyebrow>{label}</Eyebrow>}
        <Heading level={2} variant={variant === "large" ? "entry" : "section"} className="mt-5">
          <Accented text={title} />
        </Heading>
        {description && (
          <p className={introduction({ variant })}>
            <ContentText text={description} />
          </p>
        )}
      </div>
      <ul className="border-t border-hairline-strong">
        {items.map((item) => (
          <li key={item.title} className={point({ variant })}>
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
