import { Quote } from "#app/components/sections/Quote.tsx";
import type { ProgramSection } from "#content-model/programs.ts";
import { ProgramCalendar } from "./ProgramCalendar.tsx";
import type { CalendarLabels, Schedule } from "./schedule.ts";

/** The phases of a program on its calendar, with what happens in each, then quotations of participants. */
export function PhaseList({
  phases,
  schedule,
  labels,
  note,
}: {
  /** In the order of the schedule. */
  phases: ProgramSection<"phases">["items"];
  schedule: Schedule;
  labels: CalendarLabels;
  note: string | undefined;
}) {
  const quotes = phases.flatMap(({ quote, ...phase }) => (quote ? [{ ...phase, quote }] : []));
  return (
    <>
      <ProgramCalendar
        schedule={schedule}
        labels={labels}
        note={note}
        details={phases.map(({ activities = [], elements = [], ...phase }) => ({
          ...phase,
          lines: [...activities, ...elements],
        }))}
      />
      {quotes.length > 0 && (
        <div className="mt-16 grid gap-x-8 gap-y-12 lg:grid-cols-12">
          {quotes.map(({ quote, person }) => (
            <Quote key={quote} text={quote} person={person} className="lg:col-span-8 lg:col-start-5" />
          ))}
        </div>
      )}
    </>
  );
}
