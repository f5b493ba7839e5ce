import type { ReactNode } from "react";
import { cn } from "#app/components/ui/cn.ts";

/** The axis of a row, with a line for each unit. */
export function GanttTrack({
  total,
  className,
  children,
}: {
  total: number;
  className: string;
  children: ReactNode;
}) {
  return (
    <div
      aria-hidden
      className={cn(
        "relative bg-[linear-gradient(to_right,var(--hairline)_1px,transparent_1px)] lg:col-span-6 lg:col-start-7",
        className,
      )}
      style={{ backgroundSize: `${100 / total}% 100%` }}
    >
      {children}
    </div>
  );
}

/** The units of a bar: stands after it, or before it where the bar ends near the end of the axis. */
export function GanttUnits({
  from,
  to,
  total,
  children,
}: {
  from: number;
  to: number;
  total: number;
  children: ReactNode;
}) {
  return (
    <span
      className="absolute inset-y-0 flex items-center bg-ground px-2 text-label tracking-normal whitespace-nowrap text-quiet tabular-nums"
      style={
        to / total > 0.75 ? { right: `${100 - (from / total) * 100}%` } : { left: `${(to / total) * 100}%` }
      }
    >
      {children}
    </span>
  );
}
