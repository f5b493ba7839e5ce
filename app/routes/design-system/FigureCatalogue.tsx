import type { ComponentProps } from "react";
import { HeroFigures } from "#app/components/sections/HeroFigures.tsx";
import { MetricList } from "#app/components/sections/MetricList.tsx";
import { PartsBar } from "#app/components/sections/PartsBar.tsx";
import { ScaledTimeline } from "#app/components/sections/ScaledTimeline.tsx";
import { Stat, StatRow } from "#app/components/sections/StatRow.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { UnitChart, type UnitGroup } from "#app/components/ui/UnitChart.tsx";
import { Specimen } from "./Specimen.tsx";

/** Figures in large type, and drawings to scale. */
export function FigureCatalogue({
  stats,
  units,
  parts,
  timeline,
}: {
  stats: { value: string; label: string; sample: boolean }[];
  units: UnitGroup[];
  parts: { caption: string; unit: string; items: { label: string; value: number }[]; sample: boolean };
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
      <Specimen name="HeroFigures">
        <HeroFigures figures={stats.slice(0, 2)} />
      </Specimen>
      <Specimen name="MetricList" layout="wide">
        <MetricList metrics={stats.map(({ label, ...figure }) => ({ ...figure, metric: label }))} />
      </Specimen>
      <Specimen name="PartsBar">
        <PartsBar
          caption={parts.caption}
          unit={parts.unit}
          parts={parts.items.map((item, index) => ({ ...item, highlight: index === 0 }))}
        />
        {parts.sample && <SampleTag className="mt-4" />}
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
