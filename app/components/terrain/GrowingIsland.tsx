import { useDeferredValue, useMemo } from "react";
import { applicantIsland } from "./applicant-island.ts";
import { IslandDrawing } from "./IslandDrawing.tsx";

/**
 * The island of an applicant's name, which grows by a level with each completed field.
 */
export default function GrowingIsland({
  name,
  levels,
  isComplete = true,
}: {
  name: string;
  /** Number of completed fields; all unless given. */
  levels?: number;
  /** Whether every required field is completed: the summit closes. */
  isComplete?: boolean;
}) {
  // The typed letter is rendered before the drawing.
  const drawnName = useDeferredValue(name);
  const island = useMemo(() => applicantIsland(drawnName), [drawnName]);
  return <IslandDrawing island={island} levels={levels} hasSummit={isComplete} className="growing-island" />;
}
