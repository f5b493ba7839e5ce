import { applicantIsland } from "./applicant-island.ts";
import { IslandDrawing } from "./IslandDrawing.tsx";

const island = applicantIsland("venture");

/** Only the coast: no lakes, which are closed lines in the same path. */
const coast = island.lines[0]?.split(/(?=M)/).reduce((a, b) => (b.length > a.length ? b : a));

/** The coast of an island that has no name yet, as a dashed line, and its summit as a point. */
export function DashedCoast() {
  return (
    <IslandDrawing
      island={{ ...island, lines: coast ? [coast] : [] }}
      className="[&_path]:[stroke-dasharray:0.012_0.008] [&_path]:[stroke-opacity:0.7]"
    />
  );
}
