import { type ComponentProps, createContext, useContext } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import type { Icon } from "#app/components/ui/icon.ts";
import { ordinal } from "#app/components/ui/ordinal.ts";
import { featureVariants } from "./feature-variants.ts";

type Variant = keyof typeof featureVariants;

type Appearance = {
  variant: Variant;
  /** Of the variant `columns`. */
  columns?: 3 | 4;
  /** Level of the headings of the items. */
  titleLevel?: 3 | 4;
};

const AppearanceContext = createContext<Required<Appearance>>({
  variant: "columns",
  columns: 4,
  titleLevel: 3,
});

const columnClasses = { 3: "md:grid-cols-3", 4: "lg:grid-cols-4" };

/** How many items stand side by side on wide screens. */
const itemsPerRow = { numbered: 1, columns: 4, large: 1, icons: 1 };

/**
 * A list of titles with a description each, made of `FeatureListItem`s. Which variant to use:
 *
 * - `numbered`: points of an argument, read in order; it also fits beside a heading (`Section layout="split"`).
 * - `columns`: three or four short points of equal weight.
 * - `large`: a few points whose titles say nearly everything.
 * - `icons`: what a product does, with an icon for each item.
 */
export function FeatureList({
  variant,
  columns = 4,
  titleLevel = 3,
  className,
  ...props
}: Appearance & Omit<ComponentProps<"ul">, "ref">) {
  const List = variant === "numbered" ? "ol" : "ul";
  return (
    <AppearanceContext value={{ variant, columns, titleLevel }}>
      <List
        {...props}
        className={cn(
          featureVariants[variant].list,
          variant === "columns" && columnClasses[columns],
          className,
        )}
      />
    </AppearanceContext>
  );
}

/** One item. `index` is its place in the list: for its number, and for the order in which a row appears. */
export function FeatureListItem({
  index,
  title,
  description,
  icon,
  className,
  ...props
}: {
  index: number;
  title: string;
  description: string;
  /** Of the variant `icons`. */
  icon?: Icon;
} & ComponentProps<"li">) {
  const { variant, columns, titleLevel } = useContext(AppearanceContext);
  const styles = featureVariants[variant];
  const Title = `h${titleLevel}` as const;
  const perRow = variant === "columns" ? columns : itemsPerRow[variant];
  return (
    <li
      {...props}
      className={cn("reveal", styles.item, className)}
      style={{ "--reveal-index": index % perRow }}
    >
      <Marker variant={variant} index={index} icon={icon} />
      <div className={styles.body}>
        <Title className={styles.title}>
          <ContentText text={title} />
        </Title>
        <p className={cn("text-quiet", styles.description)}>
          <ContentText text={description} />
        </p>
      </div>
    </li>
  );
}

/** The number or icon before an item. */
function Marker({ variant, index, icon: Icon }: { variant: Variant; index: number; icon?: Icon }) {
  const { marker } = featureVariants[variant];
  if (variant === "numbered") {
    return (
      <span aria-hidden className={marker}>
        {ordinal(index + 1)}
      </span>
    );
  }
  return (
    Icon && (
      <span className={marker}>
        <Icon aria-hidden />
      </span>
    )
  );
}
