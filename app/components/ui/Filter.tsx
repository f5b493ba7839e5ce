import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { cn } from "./cn.ts";
import { RadioRow } from "./RadioRow.tsx";

/** The value of the option that shows every group. */
const allGroups = "all";

/** Name of the filter: of its radio buttons, and of the query parameter that holds the choice. */
const FilterName = createContext("");

/** Shows one group of items or all of them. The options are radio buttons, and CSS filters, so no script is needed. */
export function Filter({ name, children }: { name: string; children: ReactNode }) {
  return <FilterName value={name}>{children}</FilterName>;
}

/**
 * The row of options, the first of which shows everything.
 * @param label says what is filtered
 * @param isInAddress whether the address holds the choice (page-script/filter-address.ts)
 */
export function FilterBar({
  label,
  all,
  options,
  isInAddress = false,
}: {
  label: string;
  /** Title of the option that shows everything. */
  all: string;
  options: { value: string; title: string }[];
  isInAddress?: boolean;
}) {
  const name = use(FilterName);
  const hideOthers = options.map(
    ({ value }) =>
      `:root:has(#${name}-${value}:checked) [data-group^="${name}-"]:not([data-group="${name}-${value}"]){display:none}`,
  );
  return (
    <search aria-label={label} data-filter-address={isInAddress || undefined}>
      <style href={`filter-${name}`} precedence="medium">
        {hideOthers.join("")}
      </style>
      <RadioRow
        name={name}
        legend={label}
        options={[{ value: allGroups, title: all }, ...options]}
        chosen={allGroups}
      />
    </search>
  );
}

/** The grid or column of all groups. */
export function FilterResults(props: ComponentProps<"div">) {
  return <div aria-live="polite" {...props} />;
}

/** The items of one value, laid out by FilterResults. */
export function FilterGroup({ value, className, ...props }: { value: string } & ComponentProps<"ul">) {
  return <ul {...props} data-group={`${use(FilterName)}-${value}`} className={cn("contents", className)} />;
}
