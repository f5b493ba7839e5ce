import { Timeline } from "#app/components/sections/Timeline.tsx";

export type Phase = {
  phase: string;
  title: string;
  timeline?: string;
  activities?: string[];
  elements?: string[];
  quote?: string;
  weeks?: number;
};

/** The phases of a program along a line: when, what happens, and what somebody said who went through it. */
export function PhaseTimeline({ phases }: { phases: Phase[] }) {
  return (
    <div className="phases">
      <Timeline
        steps={phases.map((phase) => ({
          mark: phase.timeline ? `${phase.phase} — ${phase.timeline}` : phase.phase,
          title: phase.title,
          weeks: phase.weeks,
          extra: (
            <>
              <ul className="mt-4 flex flex-col gap-2 text-quiet">
                {[...(phase.activities ?? []), ...(phase.elements ?? [])].map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {phase.quote && (
                <p className="mt-6 border-l-2 border-accent pl-4 font-medium">“{phase.quote}”</p>
              )}
            </>
          ),
        }))}
      />
    </div>
  );
}
