import { IconChevronDown } from "@tabler/icons-react";
import { cn } from "#app/components/ui/cn.ts";

/** A filter as a native list. Its first option, with the name of the filter if it has no text of its own, is the usual one. */
export function FilterSelect({
  label,
  emptyLabel = label,
  value,
  options,
  onChange,
  className,
}: {
  label: string;
  emptyLabel?: string;
  /** Empty when it does not restrict. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  className?: string;
}) {
  return (
    <span className={cn("relative inline-flex min-w-0", className)}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cn(
          "h-control w-full min-w-0 cursor-pointer appearance-none truncate rounded-control border bg-ground pr-7 pl-2.5 hover:bg-hover pointer-coarse:h-touch pointer-coarse:text-body",
          value ? "border-text font-medium text-text" : "border-hairline text-quiet",
        )}
      >
        <option value="">{emptyLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 text-quiet"
      />
    </span>
  );
}
