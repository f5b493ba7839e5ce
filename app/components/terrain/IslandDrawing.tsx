import type { ComponentProps } from "react";
import { brandColors } from "#brand/colors.ts";
import type { Island } from "./island.ts";
import { linesPerField, maxFields } from "./island-lines.ts";

const fieldLines = maxFields * linesPerField;

/**
 * An island's contour lines, in the color of the text, the summit in ember. Decoration, so it is hidden from assistive
 * technology. Every style that a saved file needs is an attribute.
 * @param levels how many of the five levels below the summit are drawn
 */
export function IslandDrawing({
  island: { width, height, lines, summit },
  levels = maxFields,
  hasSummit = true,
  ...props
}: { island: Island; levels?: number; hasSummit?: boolean } & ComponentProps<"svg">) {
  const drawn = lines.filter((_, line) => (line < fieldLines ? line < levels * linesPerField : hasSummit));
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} fill="none" stroke="currentColor" {...props}>
      {drawn.map((path, index) => {
        const line = lines.indexOf(path);
        const isSummit = line >= fieldLines;
        return (
          <path
            key={line}
            d={path}
            // The length of each ring counts as 1, for the animation that draws it.
            pathLength={1}
            stroke={isSummit ? brandColors.ember : undefined}
            // The coast is the strongest line.
            strokeOpacity={isSummit ? undefined : line ? (0.3 + line / 40).toFixed(2) : 0.95}
            strokeWidth={isSummit || line % linesPerField === 0 ? 2 : 1}
            style={{ "--line": index }}
          />
        );
      })}
      {hasSummit && <circle cx={summit.x} cy={summit.y} r={4} fill={brandColors.ember} stroke="none" />}
    </svg>
  );
}
