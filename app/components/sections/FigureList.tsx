import type { ComponentProps } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { fitLetters } from "#app/components/ui/fit-text.ts";
import { lettersOf, StatLabel, StatValue } from "./StatRow.tsx";

const columns = {
  hero: "grid-cols-2",
  stack: "",
  pair: "md:grid-cols-2",
  row: "md:grid-cols-3",
  small: "sm:grid-cols-3",
};

const sizes = {
  hero: "text-figure",
  stack: "text-figure",
  pair: "text-h2",
  row: "text-figure",
  small: "text-entry",
};

/** Figures of a stack or row are set as if they were longer, so that the longest leaves room at its right. */
const roomyLength = 1.2;

/**
 * Figures over their labels, without rules. In a `hero` they stand in twos, and of more than two the first alone, larger
 * than the others; in a `stack` each has a row, in a `pair` half of the page, in smaller type. `row` fills the width of the
 * page in threes, `small` does so in smaller type.
 */
export function FigureList({
  figures,
  variant = "hero",
  className,
  ...props
}: {
  figures: {
    value: string;
    /** What follows it, in smaller type. */
    rest?: string;
    label: string;
    /** How it was counted. */
    basis?: string | undefined;
  }[];
  variant?: keyof typeof sizes;
} & ComponentProps<"dl">) {
  const hasLead = variant === "hero" && figures.length > 2;
  return (
    <dl
      {...props}
      className={cn("grid gap-8", columns[variant], className)}
      style={fitLetters(
        (variant === "stack" || variant === "row" ? roomyLength : 1) *
          Math.max(...figures.map(({ value }) => lettersOf(value))),
      )}
    >
      {figures.map(({ value, rest, label, basis }, index) => {
        const isLead = hasLead && index === 0;
        const size = isLead ? "text-figure-lg" : hasLead ? "text-h2" : sizes[variant];
        return (
          <div key={label} className={cn("flex flex-col", isLead && "col-span-2")}>
            <dt className="order-1 mt-3 max-w-short text-small text-balance text-quiet">
              <StatLabel label={label} basis={basis} />
            </dt>
            <dd className="@container">
              <span className={cn("block", size)}>
                <StatValue text={value} />
              </span>
              {rest && (
                <span className="mt-3 block max-w-short text-row leading-tight">
                  <ContentText text={rest} />
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
