import type { ComponentProps } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { brandColors } from "#brand/colors.ts";

export type SeaChartSource = {
  lines: string[];
  harbour: { x: number; y: number; name: string };
  parallel: { y: number; label: string };
  scale: { width: number; label: string };
};

const label = { fill: "currentColor" };

/** Where the island lies: a drawing at this place, as large as this. */
export const islandPlace = { x: 80, y: 116, width: 307, height: 230 };

/**
 * A chart of the sea before the harbour, in the color of the text: coast, grid and scale bar, with an island (`children`,
 * an SVG element at `islandPlace`), or a dotted line around where one will lie. Decoration, so it is hidden from assistive
 * technology.
 */
export function SeaChart({
  chart: { lines, harbour, parallel, scale },
  className,
  children,
  ...props
}: { chart: SeaChartSource } & ComponentProps<"svg">) {
  const { x, y, width, height } = islandPlace;
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 480"
      fill="none"
      stroke="currentColor"
      {...props}
      className={cn("sea-chart", className)}
    >
      <path strokeOpacity={0.16} d={`M0 ${parallel.y}H640M0 ${parallel.y + 160}H640M137 0V480M411 0V480`} />
      {lines.map((line, index) => (
        <path key={line} d={line} strokeWidth={index ? 1 : 2} strokeOpacity={index ? 0.35 : 0.95} />
      ))}
      <path
        fill="currentColor"
        stroke="none"
        d={`M${harbour.x - 6} ${harbour.y - 6}h12v12h-12zM160 374v8h${scale.width}v-8h2v10h-${scale.width + 4}v-10z`}
      />
      <text {...label} x={harbour.x - 6} y={harbour.y - 36} className="font-bold">
        {harbour.name}
      </text>
      <text {...label} x={harbour.x - 6} y={harbour.y - 14}>
        {parallel.label}
      </text>
      <text {...label} x={174 + scale.width} y={384}>
        {scale.label}
      </text>
      {children || (
        <>
          <ellipse
            cx={x + width / 2}
            cy={y + height / 2}
            rx={width / 2 - 36}
            ry={height / 2 - 36}
            strokeWidth={3}
            strokeDasharray="0 10"
            strokeLinecap="round"
          />
          <path
            stroke={brandColors.ember}
            strokeWidth={3}
            d={`M${x + width / 2 - 12} ${y + height / 2}h24m-12-12v24`}
          />
        </>
      )}
    </svg>
  );
}
