import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useId,
  useState,
} from "react";
import { cn } from "./cn.ts";

type Selection = { id: string; selected: string; select: (value: string) => void };

const SelectedTab = createContext<Selection>({ id: "", selected: "", select: () => {} });

/** The index of the tab that a key moves to, or null for other keys. */
export function nextTab(key: string, current: number, count: number): number | null {
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (current + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/**
 * Tabs after the ARIA pattern: arrow keys, Home and End move and select. All panels are in the HTML, so that
 * without script everything can be read, one below the other.
 */
export function Tabs({ defaultValue, children }: { defaultValue: string; children: ReactNode }) {
  const [selected, select] = useState(defaultValue);
  return <SelectedTab value={{ id: `tabs-${useId()}`, selected, select }}>{children}</SelectedTab>;
}

function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const next = nextTab(event.key, tabs.indexOf(event.target as HTMLElement), tabs.length);
  if (next === null) return;
  event.preventDefault();
  tabs[next]?.focus();
  tabs[next]?.click();
}

/** The row of tabs; `aria-label` says what they choose between. */
export function TabList({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      role="tablist"
      className={cn(
        "hidden flex-wrap gap-x-10 border-b border-hairline-strong in-data-script:flex",
        className,
      )}
      onKeyDown={moveByKey}
    />
  );
}

/** One tab; selects the panel of the same `value`. */
export function Tab({ value, className, ...props }: { value: string } & ComponentProps<"button">) {
  const { id, selected, select } = use(SelectedTab);
  return (
    <button
      {...props}
      type="button"
      role="tab"
      id={`${id}-${value}-tab`}
      aria-selected={value === selected}
      aria-controls={`${id}-${value}`}
      tabIndex={value === selected ? 0 : -1}
      className={cn(
        "-mb-px cursor-pointer border-b-3 border-transparent py-4 text-h3 font-bold text-quiet hover:text-text aria-selected:border-ember aria-selected:text-text forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]",
        className,
      )}
      onClick={() => select(value)}
    />
  );
}

/** What the tab of the same `value` shows; `title` stands over it where there is no script and so no tabs. */
export function TabPanel({
  value,
  title,
  className,
  children,
  ...props
}: { value: string; title: string } & ComponentProps<"div">) {
  const { id, selected } = use(SelectedTab);
  return (
    <div
      {...props}
      role="tabpanel"
      id={`${id}-${value}`}
      aria-labelledby={`${id}-${value}-tab`}
      className={cn(
        "pt-12",
        value === selected ? "in-data-script:animate-enter" : "in-data-script:hidden",
        className,
      )}
    >
      <p className="mb-6 text-h3 font-bold in-data-script:hidden">{title}</p>
      {children}
    </div>
  );
}
