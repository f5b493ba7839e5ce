import { type ComponentProps, useDeferredValue, useMemo } from "react";
import { applicantIsland } from "./applicant-island.ts";
import { IslandDrawing } from "./IslandDrawing.tsx";

/**
 * The island of an applicant's name, which grows by a level with each completed field.
 */
export default function GrowingIsland({
  name,
  levels,
  isComplete = true,
  ...props
}: {
  name: string;
  /** Number of completed fields; all unless given. */
  levels?: number;
  /** Whether every required field is completed: the summit closes. */
  isComplete?: boolean;
} & ComponentProps<"svg">) {
  // The typed letter is rendered before the drawing.
  const drawnName = useDeferredValue(name);
  const island = useMemo(() => applicantIsland(drawnName), [drawnName]);
  return (
    <IslandDrawing
      {...props}
      island={island}
      levels={levels}
      hasSummit={isComplete}
      className="growing-island"
    />
  );
}
