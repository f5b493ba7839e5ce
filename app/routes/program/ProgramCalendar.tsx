import { cn } from "#app/components/ui/cn.ts";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { GanttChart } from "./GanttChart.tsx";
import { PhaseAxis } from "./PhaseAxis.tsx";

export type Plan = { name: string; start: number; length: number }[];

export type Schedule = {
  unit: "week" | "month";
  total: number;
  plans: Plan[];
  phases: { name: string; time: string }[];
  ongoing?: string | undefined;
  highlight?: { name: string; at: number; time: string } | undefined;
  sample: boolean;
};

/** What happens in a phase. The one after the last phase of the schedule is about what is ongoing. */
export type PhaseDetails = { title: string; timeline?: string; lines: string[] };

/** `week` and `month` are letters before the numbers of ticks. */
export type CalendarLabels = { week: string; month: string; shortest: string; longest: string };

/** Units with a long tick: the first, then every fourth week or every third month. */
const isMajor = (unit: Schedule["unit"], number: number) =>
  number === 1 || number % (unit === "week" ? 4 : 3) === 0;

/**
 * A program's phases to scale, over numbered weeks or months: in one row, or in a row each where the length varies. With
 * `details` what happens in a phase stands below or beside it.
 */
export function ProgramCalendar({
  schedule,
  labels,
  details = [],
}: {
  schedule: Schedule;
  labels: CalendarLabels;
  details?: PhaseDetails[];
}) {
  const { plans, highlight, sample } = schedule;
  const [first = [], longest] = plans;
  const hasCaption = sample || longest;
  return (
    <figure className="reveal">
      {longest ? (
        <GanttChart
          schedule={schedule}
          shortest={first}
          longest={longest}
          details={details}
          labels={labels}
        />
      ) : (
        <PhaseAxis schedule={schedule} plan={first} details={details} labels={labels} />
      )}
      {hasCaption && (
        <figcaption className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2 text-small text-quiet">
          {longest && (
            <>
              <span className="flex items-center gap-3">
                <i
                  aria-hidden
                  className="h-3 w-8 bg-ember forced-color-adjust-none [print-color-adjust:exact]"
                />
                {labels.shortest}
              </span>
              <span className="flex items-center gap-3">
                <i
                  aria-hidden
                  className="h-3 w-8 border border-dashed border-accent forced-color-adjust-none [print-color-adjust:exact]"
                />
                {labels.longest}
              </span>
              {highlight && <span>{`${highlight.name}: ${highlight.time}`}</span>}
            </>
          )}
          {sample && <SampleTag />}
        </figcaption>
      )}
    </figure>
  );
}

/** The numbers of weeks or months, one in each column of a grid. */
export function Ticks({ schedule: { unit, total }, labels }: { schedule: Schedule; labels: CalendarLabels }) {
  return Array.from({ length: total }, (_, index) => index + 1).map((number) => (
    <span
      key={number}
      className={cn(
        "flex h-9 items-start border-l text-map tabular-nums sm:text-label sm:tracking-normal",
        isMajor(unit, number)
          ? "border-hairline-strong pl-1 font-bold sm:pl-1.5"
          : "border-hairline pl-1.5 text-quiet max-md:text-transparent",
      )}
    >
      {isMajor(unit, number) ? labels[unit] : ""}
      {number}
    </span>
  ));
}
