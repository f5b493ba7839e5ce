import { type ComponentProps, createContext, useContext } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { ordinal } from "#app/components/ui/ordinal.ts";
import { featureVariants } from "./feature-variants.ts";

type Variant = Exclude<keyof typeof featureVariants, "three">;

type Appearance = {
  variant: Variant;
  /** Of the variant `columns`. */
  columns?: 2 | 3 | 4 | 5;
};

const AppearanceContext = createContext<Required<Appearance>>({ variant: "columns", columns: 4 });

const columnClasses = { 2: "", 3: "", 4: "lg:grid-cols-4", 5: "lg:grid-cols-5" };

const stylesOf = ({ variant, columns }: Required<Appearance>) =>
  featureVariants[variant === "columns" && columns === 3 ? "three" : variant];

/**
 * A list of titles with a description each, made of `FeatureListItem`s. Which variant to use:
 *
 * - `numbered`: points of an argument, read in order; it also fits beside a heading (`Section layout="split"`).
 * - `columns`: three to five short points of equal weight.
 * - `large`: a few points whose titles say nearly everything.
 */
export function FeatureList({
  variant,
  columns = 4,
  className,
  ...props
}: Appearance & Omit<ComponentProps<"ul">, "ref">) {
  const List = variant === "numbered" ? "ol" : "ul";
  return (
    <AppearanceContext value={{ variant, columns }}>
      <List
        {...props}
        className={cn(
          stylesOf({ variant, columns }).list,
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
  className,
  ...props
}: {
  index: number;
  title: string;
  description: string;
} & ComponentProps<"li">) {
  const { variant, columns } = useContext(AppearanceContext);
  const styles = stylesOf({ variant, columns });
  const perRow = variant === "columns" ? columns : 1;
  return (
    <li
      {...props}
      className={cn("reveal", styles.item, className)}
      style={{ "--reveal-index": index % perRow }}
    >
      {variant === "numbered" && (
        <span aria-hidden className={featureVariants.numbered.marker}>
          {ordinal(index + 1)}
        </span>
      )}
      <div className={styles.body}>
        <h3 className={styles.title}>
          <ContentText text={title} />
        </h3>
        <p className={cn("text-quiet", styles.description)}>
          <ContentText text={description} />
        </p>
      </div>
    </li>
  );
}
