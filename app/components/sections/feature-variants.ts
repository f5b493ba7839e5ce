/** The classes of each variant of a FeatureList, by the parts of an item. */
const itemTitle = "text-h3 leading-tight font-bold";

export const featureVariants = {
  numbered: {
    list: "border-t border-hairline-strong",
    item: "grid gap-y-2 border-b border-hairline py-6 max-md:grid-cols-[var(--number-gutter)_1fr] max-md:items-baseline md:grid-cols-12 md:gap-x-8 md:py-10 xl:group-data-[layout=split]/section:grid-cols-8",
    marker: "text-label tabular-nums text-accent md:col-start-1 md:row-start-1 md:pt-2",
    body: "contents",
    title: `${itemTitle} md:col-span-7 md:col-start-1 md:row-start-1 md:pl-(--number-gutter) xl:group-data-[layout=split]/section:col-span-4`,
    description: "max-md:col-span-2 md:col-span-5 xl:group-data-[layout=split]/section:col-span-4",
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
    marker: "block text-[clamp(3.5rem,8vw,7rem)] leading-display font-text tracking-display text-quiet",
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
export const emphases = {
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
