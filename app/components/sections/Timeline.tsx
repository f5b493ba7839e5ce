import type { ReactNode } from "react";
import { Heading } from "#app/components/ui/Heading.tsx";

export type TimelineStep = {
  mark: string;
  title: string;
  description?: string;
  extra?: ReactNode;
  /** Weeks it takes, where they are known: each is a tick on the line. */
  weeks?: number;
};

/** Steps along a drawn line, side by side where there is room: a tick, its mark (a number, weeks), the step. */
export function Timeline({ steps }: { steps: TimelineStep[] }) {
  return (
    <ol
      className={steps.length > 4 ? "timeline timeline-rows" : "timeline"}
      style={{ "--steps": steps.length }}
    >
      {steps.map((step, index) => (
        <li
          key={step.title}
          className={step.weeks ? "reveal timeline-step timeline-weeks" : "reveal timeline-step"}
          style={{ "--reveal-index": index, ...(step.weeks && { "--weeks": step.weeks }) }}
        >
          <p className="tabular text-label text-quiet">{step.mark}</p>
          <Heading level={3} variant="item" className="mt-4 lg:mt-10">
            {step.title}
          </Heading>
          {step.description && <p className="mt-3 text-quiet">{step.description}</p>}
          {step.extra}
        </li>
      ))}
    </ol>
  );
}
