import { Fragment } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { GanttMilestone } from "./GanttMilestone.tsx";
import { GanttTrack, GanttUnits } from "./GanttTrack.tsx";
import type { CalendarLabels, PhaseDetails, Plan, Schedule } from "./schedule.ts";
import { Ticks } from "./Ticks.tsx";

/**
 * Phases in rows, each with two bars on one axis: filled for the shortest plan, outlined for the longest. Each bar states
 * its units, since the numbers of the axis are out of view below the first rows.
 */
export function GanttChart({
  schedule,
  shortest,
  longest,
  details,
  labels,
}: {
  schedule: Schedule;
  shortest: Plan;
  longest: Plan;
  details: PhaseDetails[];
  labels: CalendarLabels;
}) {
  const { unit, total, phases, ongoing, milestone } = schedule;
  const letter = labels[unit];
  return (
    <>
      <div aria-hidden className="grid gap-x-8 lg:grid-cols-12">
        <div
          className="mr-20 grid lg:col-span-8 lg:col-start-5"
          style={{ gridTemplateColumns: `repeat(${total}, minmax(0, 1fr))` }}
        >
          <Ticks schedule={schedule} labels={labels} />
        </div>
      </div>
      <ol className="border-b border-hairline">
        {phases.map(({ name, time }, index) => (
          <Fragment key={name}>
            <li className="grid gap-x-8 border-t border-hairline lg:grid-cols-12">
              <div className="grid grid-cols-[var(--number-gutter)_1fr] pt-6 lg:col-span-4 lg:pb-6">
                <span aria-hidden className="pt-1 text-label text-accent tabular-nums">
                  {index + 1}
                </span>
                <div>
                  <Heading level={3} variant="item">
                    {name}
                  </Heading>
                  <p className="mt-1 text-small text-quiet">{details[index]?.timeline ?? time}</p>
                  <ul className="mt-3 flex flex-col gap-1.5 text-quiet">
                    {details[index]?.lines.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </div>
              </div>
              <GanttTrack total={total} className="h-20 max-lg:mt-4 lg:h-full">
                <Bar
                  phase={shortest[index]}
                  total={total}
                  letter={letter}
                  className="top-3 lg:top-7"
                  look="bg-ember"
                />
                <Bar
                  phase={longest[index]}
                  total={total}
                  letter={letter}
                  className="top-12 lg:top-16"
                  look="border-2 border-ember"
                />
              </GanttTrack>
            </li>
            {milestone?.after === index + 1 && (
              <GanttMilestone {...milestone} letter={letter} total={total} />
            )}
          </Fragment>
        ))}
        {ongoing && (
          <li className="border-t border-hairline py-5 pl-(--number-gutter) font-bold">{ongoing}</li>
        )}
      </ol>
    </>
  );
}

function Bar({
  phase,
  total,
  letter,
  className,
  look,
}: {
  phase: Plan[number] | undefined;
  total: number;
  /** Before the number of a unit. */
  letter: string;
  className: string;
  look: string;
}) {
  if (!phase) return null;
  const { start, length } = phase;
  const end = start + length;
  return (
    <div className={cn("absolute inset-x-0 h-6", className)}>
      <i
        className={cn("absolute inset-y-0 forced-color-adjust-none [print-color-adjust:exact]", look)}
        style={{ left: `${(start / total) * 100}%`, width: `${(length / total) * 100}%` }}
      />
      <GanttUnits to={end} total={total}>
        {length === 1 ? `${letter}${end}` : `${letter}${start + 1}–${letter}${end}`}
      </GanttUnits>
    </div>
  );
}
