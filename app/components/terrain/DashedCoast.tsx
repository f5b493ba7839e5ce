import { applicantIsland } from "./applicant-island.ts";
import { IslandDrawing } from "./IslandDrawing.tsx";
import { linesPerField } from "./island-lines.ts";

const island = applicantIsland("");

/** The coast of an island that has no name yet, as a dashed line. */
export default function DashedCoast() {
  return (
    <IslandDrawing
      island={island}
      // Only the first line.
      levels={1 / linesPerField}
      hasSummit={false}
      className="[&_path]:[stroke-dasharray:0.008]"
    />
  );
}
