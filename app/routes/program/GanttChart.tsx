import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import type { CalendarLabels, PhaseDetails, Plan, Schedule } from "./schedule.ts";
import { Ticks } from "./Ticks.tsx";

/** Phases in rows, each with two bars on one axis: filled for the shortest plan, dashed for the longest. */
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
  const { total, phases, ongoing } = schedule;
  return (
    <>
      <div aria-hidden className="grid gap-x-8 lg:grid-cols-12">
        <div
          className="grid lg:col-span-7 lg:col-start-6"
          style={{ gridTemplateColumns: `repeat(${total}, minmax(0, 1fr))` }}
        >
          <Ticks schedule={schedule} labels={labels} />
        </div>
      </div>
      <ol className="border-b border-hairline">
        {phases.map(({ name, time }, index) => (
          <li key={name} className="grid gap-x-8 border-t border-hairline lg:grid-cols-12">
            <div className="grid grid-cols-[var(--number-gutter)_1fr] pt-6 lg:col-span-5 lg:pb-7">
              <span aria-hidden className="pt-1 text-label text-accent tabular-nums">
                {index + 1}
              </span>
              <div>
                <Heading level={3} variant="item">
                  {name}
                </Heading>
                <p className="mt-1 text-small text-quiet">{details[index]?.timeline ?? time}</p>
                <ul className="mt-3 flex flex-col gap-1 text-quiet">
                  {details[index]?.lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            </div>
            <div
              aria-hidden
              className="relative h-20 bg-[linear-gradient(to_right,var(--hairline)_1px,transparent_1px)] max-lg:mt-4 lg:col-span-7 lg:col-start-6 lg:h-full"
              style={{ backgroundSize: `${100 / total}% 100%` }}
            >
              <Bar phase={shortest[index]} total={total} className="top-3 bg-ember lg:top-7" />
              <Bar
                phase={longest[index]}
                total={total}
                className="top-11 border border-dashed border-accent lg:top-16"
              />
            </div>
          </li>
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
  className,
}: {
  phase: Plan[number] | undefined;
  total: number;
  className: string;
}) {
  if (!phase) return null;
  return (
    <i
      className={cn("absolute h-6 forced-color-adjust-none [print-color-adjust:exact] lg:h-7", className)}
      style={{ left: `${(phase.start / total) * 100}%`, width: `${(phase.length / total) * 100}%` }}
    />
  );
}
