import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { cn } from "./cn.ts";

type FilterState = {
  /** The query parameter that holds the choice. */
  name: string;
  path: string;
  /** The value chosen; null before hydration, when the address is not known. */
  current: string | null;
  onSelect: (value: string) => void;
};

const FilterContext = createContext<FilterState>({ name: "", path: "", current: null, onSelect: () => {} });

/** The value of the option that shows every group. */
export const allGroups = "all";

/**
 * Shows one group of items or all of them. With script, choosing an option calls `onSelect`; without, it opens
 * `path?name=value#name-value`, and the group that the fragment points to is the only one shown.
 */
export function Filter({ children, ...state }: FilterState & { children: ReactNode }) {
  return <FilterContext value={state}>{children}</FilterContext>;
}

/** The row of options; `aria-label` says what is filtered. */
export function FilterBar({ className, children, ...props }: ComponentProps<"search">) {
  const { name } = use(FilterContext);
  return (
    <search {...props}>
      <form id={`${name}-${allGroups}`} className={cn("flex flex-wrap gap-2", className)}>
        {children}
      </form>
    </search>
  );
}

/** One option. Before hydration the first one looks chosen, where there is script. */
export function FilterOption({ value, className, ...props }: { value: string } & ComponentProps<"button">) {
  const { name, path, current, onSelect } = use(FilterContext);
  return (
    <button
      {...props}
      type="submit"
      name={name}
      value={value}
      formAction={`${path}#${name}-${value}`}
      aria-pressed={current === null ? undefined : value === current}
      className={cn(
        "inline-flex min-h-11 cursor-pointer items-center rounded-control border border-hairline-strong px-4.5 text-small font-medium hover:border-text aria-pressed:border-text aria-pressed:bg-text aria-pressed:text-ground forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none",
        current === null &&
          "first:in-data-script:border-text first:in-data-script:bg-text first:in-data-script:text-ground",
        className,
      )}
      onClick={(event) => {
        event.preventDefault();
        onSelect(value);
      }}
    />
  );
}

/** The grid or column of all groups. */
export function FilterResults({ className, ...props }: ComponentProps<"div">) {
  return <div aria-live="polite" {...props} className={cn("group/results", className)} />;
}

/** The items of one value, laid out by FilterResults. */
export function FilterGroup({ value, className, ...props }: { value: string } & ComponentProps<"ul">) {
  const { name, current } = use(FilterContext);
  if (current !== null && current !== allGroups && current !== value) return null;
  return (
    <div className="contents group-has-target/results:not-has-target:hidden">
      {/* The fragment's target, only for visitors without script. It lies at the top of the results. */}
      {current === null && <span id={`${name}-${value}`} className="absolute scroll-mt-40" />}
      <ul {...props} className={cn("contents", className)} />
    </div>
  );
}
