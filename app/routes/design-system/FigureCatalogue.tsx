import type { ComponentProps } from "react";
import { FigureList } from "#app/components/sections/FigureList.tsx";
import { PartsBar } from "#app/components/sections/PartsBar.tsx";
import { ScaledBars } from "#app/components/sections/ScaledBars.tsx";
import { ScaledTimeline } from "#app/components/sections/ScaledTimeline.tsx";
import { Stat, StatRow } from "#app/components/sections/StatRow.tsx";
import { UnitChart, type UnitGroup } from "#app/components/ui/UnitChart.tsx";
import { Specimen } from "./Specimen.tsx";

/** Figures in large type, and drawings to scale. */
export function FigureCatalogue({
  stats,
  units,
  parts,
  timeline,
}: {
  stats: { value: string; label: string; basis?: string | undefined }[];
  units: UnitGroup[];
  parts: { caption: string; unit: string; items: { label: string; value: number }[] };
  timeline: ComponentProps<typeof ScaledTimeline>;
}) {
  const total = units.reduce((sum, { count }) => sum + count, 0);
  return (
    <div>
      <Specimen name="StatRow" layout="wide">
        <StatRow>
          {stats.map((figure, index) => (
            <Stat key={figure.label} index={index} {...figure} />
          ))}
        </StatRow>
      </Specimen>
      {(["hero", "stack", "pair", "row", "small"] as const).map((variant) => (
        <Specimen key={variant} name="FigureList" variant={variant}>
          <FigureList variant={variant} figures={stats} />
        </Specimen>
      ))}
      <Specimen name="PartsBar">
        <PartsBar caption={parts.caption} unit={parts.unit} parts={parts.items} />
      </Specimen>
      <Specimen name="ScaledBars">
        <ScaledBars
          bars={parts.items.map(({ label, value }, index) => ({
            label,
            value,
            text: `${value}${parts.unit}`,
            highlight: index === 0,
          }))}
        />
      </Specimen>
      <Specimen name="UnitChart">
        <UnitChart groups={units} perRow={total} />
      </Specimen>
      <Specimen name="ScaledTimeline" layout="wide">
        <ScaledTimeline {...timeline} />
      </Specimen>
    </div>
  );
}
