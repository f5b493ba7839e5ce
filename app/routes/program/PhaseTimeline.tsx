import { Timeline, TimelineStep } from "#app/components/sections/Timeline.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

export type Phase = {
  phase: string;
  title: string;
  timeline?: string;
  activities?: string[];
  elements?: string[];
  quote?: string;
  sample: boolean;
};

/** The phases of a program along a line: when, what happens, and a quotation of a participant. */
export function PhaseTimeline({ phases }: { phases: Phase[] }) {
  return (
    <Timeline className="phase-timeline">
      {phases.map(({ phase, title, timeline, activities = [], elements = [], quote, sample }, index) => (
        <TimelineStep
          key={title}
          index={index}
          mark={timeline ? `${phase} — ${timeline}` : phase}
          title={title}
        >
          <ul className="mt-4 flex flex-col gap-2 text-quiet">
            {[...activities, ...elements].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {quote && <p className="mt-6 border-l-2 border-accent pl-4 font-medium">“{quote}”</p>}
          {sample && <SampleTag className="mt-4" />}
        </TimelineStep>
      ))}
    </Timeline>
  );
}
