import { ContentText } from "#app/components/ui/ContentText.tsx";
import { GanttChart } from "./GanttChart.tsx";
import { PhaseAxis } from "./PhaseAxis.tsx";
import type { CalendarLabels, PhaseDetails, Schedule } from "./schedule.ts";

/**
 * A program's phases to scale, over numbered weeks or months: in one row, or in a row each where the length varies. With
 * `details` what happens in a phase stands below or beside it, and a `note` at its foot.
 */
export function ProgramCalendar({
  schedule,
  labels,
  details = [],
  note,
}: {
  schedule: Schedule;
  labels: CalendarLabels;
  details?: PhaseDetails[];
  note?: string | undefined;
}) {
  const { plans, highlight } = schedule;
  const [first = [], longest] = plans;
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
      {(longest || note) && (
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
                <i aria-hidden className="h-3 w-8 border-2 border-ember forced-color-adjust-none" />
                {labels.longest}
              </span>
              {highlight && <span>{`${highlight.name}: ${highlight.time}`}</span>}
            </>
          )}
          {note && (
            <span>
              <ContentText text={note} />
            </span>
          )}
        </figcaption>
      )}
    </figure>
  );
}
