import type { ReactNode } from "react";
import { cn } from "#app/components/ui/cn.ts";

/** The axis of a row, with a line for each unit, and room for the units of a bar after its end. */
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
        "relative mr-20 border-r border-hairline bg-[linear-gradient(to_right,var(--hairline)_1px,transparent_1px)] lg:col-span-8 lg:col-start-5",
        className,
      )}
      style={{ backgroundSize: `${100 / total}% 100%` }}
    >
      {children}
    </div>
  );
}

/** The units of a bar, after it. */
export function GanttUnits({ to, total, children }: { to: number; total: number; children: ReactNode }) {
  return (
    <span
      className="absolute inset-y-0 flex items-center bg-ground pl-2 text-label tracking-normal whitespace-nowrap text-quiet tabular-nums"
      style={{ left: `${(to / total) * 100}%` }}
    >
      {children}
    </span>
  );
}
