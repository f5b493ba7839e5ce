import { useMemo } from "react";
import { applicantIsland } from "./applicant-island.ts";
import { IslandDrawing } from "./IslandDrawing.tsx";

/** An island with its coast alone: no lakes, which are closed lines in the same path. */
function drawCoast() {
  const island = applicantIsland("venture");
  const coast = island.lines[0]?.split(/(?=M)/).reduce((a, b) => (b.length > a.length ? b : a));
  return { ...island, lines: coast ? [coast] : [] };
}

/** The coast of an island that has no name yet, as a dashed line, and its summit as a point. */
export function DashedCoast() {
  return (
    <IslandDrawing
      island={useMemo(drawCoast, [])}
      className="[&_path]:[stroke-dasharray:0.012_0.008] [&_path]:[stroke-opacity:0.7]"
    />
  );
}
