import type { ReactNode } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import "./Timeline.css";

export type TimelineStep = {
  /** A number, or when the step takes place. */
  mark: string;
  title: string;
  description?: string;
  children?: ReactNode;
  /** How many weeks the step takes: each is a tick on its part of the line. */
  weeks?: number;
};

/** Steps along a line, side by side on wide screens; more than four stand in rows of three. */
export function Timeline({ steps, className }: { steps: TimelineStep[]; className?: string }) {
  return (
    <ol
      className={cn("timeline", steps.length > 4 && "timeline-rows", className)}
      style={{ "--steps": steps.length }}
    >
      {steps.map((step, index) => (
        <li
          key={step.title}
          className={cn("timeline-step reveal", step.weeks && "timeline-weeks")}
          style={{ "--reveal-index": index, ...(step.weeks && { "--weeks": step.weeks }) }}
        >
          <p className="tabular-nums text-label text-quiet">{step.mark}</p>
          <Heading level={3} variant="item" className="mt-4 lg:mt-10">
            {step.title}
          </Heading>
          {step.description && <p className="mt-3 text-quiet">{step.description}</p>}
          {step.children}
        </li>
      ))}
    </ol>
  );
}
