/** The classes of each variant of a FeatureList, by the parts of an item. */
const itemTitle = "text-h3 leading-tight font-bold";

export const featureVariants = {
  numbered: {
    list: "border-t border-hairline-strong",
    item: "grid gap-y-2 border-b border-hairline py-6 max-md:grid-cols-[var(--number-gutter)_1fr] max-md:items-baseline md:grid-cols-2 md:gap-x-8 md:py-10",
    marker: "text-label tabular-nums text-accent md:col-start-1 md:row-start-1 md:pt-1",
    body: "contents",
    title: `${itemTitle} md:col-start-1 md:row-start-1 md:pl-(--number-gutter)`,
    description: "max-w-text max-md:col-start-2",
  },
  columns: {
    list: "grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-12",
    item: "border-t border-hairline-strong pt-6",
    body: "",
    title: itemTitle,
    description: "mt-3 max-w-text",
  },
  /** Of `columns`, three: too narrow on tablets, where titles and descriptions stand side by side instead. */
  three: {
    list: "grid gap-x-8 gap-y-6 lg:grid-cols-3",
    item: "border-t border-hairline-strong pt-6",
    body: "grid gap-x-8 gap-y-3 sm:grid-cols-3 lg:flex lg:flex-col",
    title: itemTitle,
    description: "max-w-text sm:col-span-2",
  },
  large: {
    list: "",
    item: "grid gap-x-8 gap-y-4 border-t border-hairline py-6 first:border-hairline-strong lg:grid-cols-2 lg:items-baseline",
    body: "contents",
    title: "text-entry",
    description: "max-w-text",
  },
};
