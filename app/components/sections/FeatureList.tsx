import type { ComponentProps } from "react";
import { cn } from "#app/components/ui/cn.ts";
import type { Icon } from "#app/components/ui/icon.ts";
import { NoBreakText } from "#app/components/ui/NoBreakText.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";

export type Feature = { title: string; description: string; icon?: Icon };

const itemTitle = "text-h3 leading-tight font-bold";

const variants = {
  numbered: {
    list: "border-t border-hairline-strong",
    item: "grid gap-x-4 gap-y-2 border-b border-hairline py-6 max-md:grid-cols-[auto_1fr] max-md:items-baseline md:grid-cols-12 md:gap-x-8 md:py-10 xl:group-data-[layout=split]/section:grid-cols-8",
    marker: "text-label tabular-nums text-accent md:pt-2",
    body: "contents",
    title: `${itemTitle} md:col-span-5 xl:group-data-[layout=split]/section:col-span-3`,
    description:
      "max-md:col-span-2 md:col-span-6 lg:col-span-5 xl:group-data-[layout=split]/section:col-span-4",
  },
  rows: {
    list: "lg:w-5/12 lg:pr-4",
    item: "border-t border-hairline py-8",
    marker: "",
    body: "",
    title: itemTitle,
    description: "mt-2 max-w-prose",
  },
  columns: {
    list: "grid gap-x-8 gap-y-12 sm:grid-cols-2",
    item: "border-t border-hairline-strong pt-6",
    marker: "",
    body: "",
    title: itemTitle,
    description: "mt-3 max-w-text",
  },
  large: {
    list: "group/list",
    item: "group/item grid gap-x-8 gap-y-4 border-t border-hairline first:border-hairline-strong lg:grid-cols-3",
    marker: "",
    body: "contents",
    title: "leading-display font-display tracking-display lg:col-span-2",
    description: "text-balance",
  },
  steps: {
    list: "grid gap-x-8 gap-y-10 lg:grid-cols-3",
    item: "grid grid-cols-[clamp(4rem,16vw,8rem)_1fr] border-t border-hairline-strong pt-6 lg:block lg:nth-2:mt-20 lg:nth-3:mt-40",
    marker: "text-[clamp(3.5rem,8vw,7rem)] leading-display font-text tracking-display text-quiet",
    body: "lg:mt-10",
    title: "text-[1.75rem] leading-tight font-bold tracking-heading",
    description: "mt-4 max-w-text",
  },
  icons: {
    list: "grid gap-x-8 md:grid-cols-2",
    item: "flex gap-6 border-t border-hairline py-8",
    marker: "shrink-0 text-accent",
    body: "",
    title: itemTitle,
    description: "mt-3 max-w-text",
  },
};

/** What `large` adds: its own sizes, or with `emphasis="group"` larger titles, of which hovering one dims the others. */
const emphases = {
  item: {
    item: "py-[clamp(1.75rem,3vw,2.75rem)] lg:items-baseline-last",
    title: "text-[clamp(2.5rem,1.5rem+4.2vw,4.5rem)]",
    description: "",
  },
  group: {
    item: "pt-4 pb-5 lg:items-center",
    title:
      "text-[clamp(2.5rem,1.3rem+4.6vw,5.5rem)] transition-opacity duration-200 ease-nordic group-hover/list:opacity-40 group-hover/item:opacity-100",
    description:
      "transition-opacity duration-200 ease-nordic group-hover/list:opacity-40 group-hover/item:opacity-100",
  },
};

const columnCounts = { 3: "md:grid-cols-3", 4: "lg:grid-cols-4" };

/** How many items are side by side; they appear one after the other. */
const itemsPerRow = { numbered: 1, rows: 1, columns: 4, large: 1, steps: 3, icons: 2 };

/**
 * A list of titles with a description each. Which variant to use:
 *
 * - `numbered`: points of an argument, read in order; it also fits beside a heading (`Section layout="split"`).
 * - `rows`: points beside a picture, which takes the right half of the section.
 * - `columns`: three or four short points of equal weight.
 * - `large`: a few points whose titles say nearly everything.
 * - `steps`: exactly three points that build on each other.
 * - `icons`: what a product does, an icon for each item.
 */
export function FeatureList({
  items,
  variant,
  columns = 4,
  emphasis = "item",
  className,
  ...props
}: {
  items: Feature[];
  variant: keyof typeof variants;
  /** Of the variant `columns`. */
  columns?: keyof typeof columnCounts;
  /** Of the variant `large`: `group` makes the titles larger and dims all but the hovered one. */
  emphasis?: keyof typeof emphases;
} & Omit<ComponentProps<"ul">, "ref">) {
  const styles = variants[variant];
  const large = variant === "large" ? emphases[emphasis] : undefined;
  const perRow = variant === "columns" ? columns : itemsPerRow[variant];
  const List = variant === "numbered" || variant === "steps" ? "ol" : "ul";
  return (
    <List className={cn(styles.list, variant === "columns" && columnCounts[columns], className)} {...props}>
      {items.map((item, index) => (
        <li
          key={item.title}
          className={cn("reveal", styles.item, large?.item)}
          style={{ "--reveal-index": index % perRow }}
        >
          <Marker variant={variant} index={index} icon={item.icon} />
          <div className={styles.body}>
            <h3 className={cn(styles.title, large?.title)}>
              <NoBreakText text={item.title} />
            </h3>
            <p className={cn("text-quiet", styles.description, large?.description)}>{item.description}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

/** The number or icon before an item. */
function Marker({
  variant,
  index,
  icon: Icon,
}: {
  variant: keyof typeof variants;
  index: number;
  icon?: Icon;
}) {
  const { marker } = variants[variant];
  if (variant === "numbered") {
    return (
      <span aria-hidden className={marker}>
        {ordinal(index + 1)}
      </span>
    );
  }
  if (variant === "steps") {
    return (
      <p aria-hidden className={marker}>
        {index + 1}
      </p>
    );
  }
  return (
    Icon && (
      <span className={marker}>
        <Icon aria-hidden className="size-icon-lg" />
      </span>
    )
  );
}
