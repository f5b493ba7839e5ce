import type { ComponentProps } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { fitLetters } from "#app/components/ui/fit-text.ts";
import { lettersOf, StatValue } from "./StatRow.tsx";

const columns = {
  hero: "md:max-lg:grid-cols-2 xl:grid-cols-2",
  lead: "grid-cols-2",
  row: "md:grid-cols-3",
};

const sizes = { hero: "text-figure", row: "text-figure" };

/**
 * Figures over their labels, without rules. In a `hero` two stand side by side beside its details, and of more the first
 * alone, larger than the others. `row` fills the width of the page in threes.
 */
export function FigureList({
  figures,
  variant = "hero",
  className,
  ...props
}: {
  figures: {
    value: string;
    /** In bold type above the label. */
    title?: string;
    label: string;
  }[];
  variant?: keyof typeof sizes;
} & ComponentProps<"dl">) {
  const hasLead = variant === "hero" && figures.length > 2;
  return (
    <dl
      {...props}
      className={cn("grid gap-8", columns[hasLead ? "lead" : variant], className)}
      style={fitLetters(Math.max(...figures.map(({ value }) => lettersOf(value))))}
    >
      {figures.map(({ value, title, label }, index) => {
        const isLead = hasLead && index === 0;
        const size = isLead ? "text-figure-lg" : hasLead ? "text-h2" : sizes[variant];
        return (
          <div key={label} className={cn("@container flex flex-col", isLead && "col-span-2")}>
            <dt className="order-1 mt-3 max-w-short text-small text-balance text-quiet">
              {title && <strong className="block text-row leading-tight text-text">{title}</strong>}
              <ContentText text={label} />
            </dt>
            <dd className={size}>
              <StatValue text={value} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
