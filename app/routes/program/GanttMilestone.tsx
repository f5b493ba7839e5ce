import { cn } from "#app/components/ui/cn.ts";
import { GanttTrack } from "./GanttTrack.tsx";
import type { Schedule } from "./schedule.ts";

/** A row for a point between two phases, from its earliest to its latest. */
export function GanttMilestone({
  name,
  time,
  shortest,
  longest,
  letter,
  total,
}: NonNullable<Schedule["milestone"]> & { letter: string; total: number }) {
  const point = "absolute top-1/2 size-4 -translate-1/2 rotate-45 forced-color-adjust-none";
  const left = (units: number) => `${(units / total) * 100}%`;
  return (
    <li className="grid gap-x-8 border-t-2 border-accent lg:grid-cols-12">
      <p className="flex flex-wrap items-baseline gap-x-4 pt-4 pl-(--number-gutter) lg:col-span-4 lg:pb-4">
        <span className="font-bold text-accent">{name}</span>
        <span className="text-small text-quiet">{time}</span>
      </p>
      <GanttTrack total={total} className="h-14 lg:h-full">
        <i
          className="absolute top-1/2 border-t-2 border-accent"
          style={{ left: left(shortest), width: left(longest - shortest) }}
        />
        <i className={cn(point, "bg-ember")} style={{ left: left(shortest) }} />
        <i
          className={cn(point, "border-2 border-accent bg-ground forced-colors:bg-[Canvas]")}
          style={{ left: left(longest) }}
        />
        <span
          className="absolute top-1/2 ml-3 -translate-y-1/2 bg-ground px-1 text-label tracking-normal whitespace-nowrap text-quiet tabular-nums"
          style={{ left: left(longest) }}
        >
          {letter}
          {shortest}–{letter}
          {longest}
        </span>
      </GanttTrack>
    </li>
  );
}
