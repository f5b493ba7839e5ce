import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

type Place = {
  name: string;
  kind: "subject" | "stop" | "place" | "region";
  x: number;
  y: number;
  side: "right" | "left" | "above" | "below" | "center";
  fromWidthPx: number;
};

/** A map whose places and lines are drawn over its coasts; positions are in percent, lines in pixels of the map. */
export type AreaMapSource = {
  src: string;
  width: number;
  height: number;
  alt: string;
  places: Place[];
  routes: string[];
};

const point = "before:absolute before:-translate-1/2 before:rounded-full";

const stop = `${point} before:size-2.5 before:border-2 before:border-ember before:bg-ground`;

const placeVariants = cva("absolute", {
  variants: {
    kind: {
      subject: stop,
      stop,
      place: `${point} before:size-1 before:bg-text`,
      region: "",
    },
  },
});

const nameVariants = cva(
  // The shadow on the ground's color cuts coastlines off before the small type.
  "absolute whitespace-nowrap [--offset:0.82em] [text-shadow:0_0_2px_var(--ground),0_0_3px_var(--ground),0_0_4px_var(--ground),0_0_6px_var(--ground)]",
  {
    variants: {
      kind: {
        // Larger, at the end of a line that leads away from the point (pictures/map-labels.ts has both measures).
        subject:
          "bg-ground text-[1.4em] font-bold text-text [--offset:calc(8cqw+0.82em)] after:absolute after:top-1/2 after:w-[8cqw] after:border-t after:border-text",
        stop: "bg-ground text-text",
        place: "text-quiet",
        region: "text-quiet italic",
      },
      side: {
        right: "translate-x-(--offset) -translate-y-1/2",
        left: "-translate-x-[calc(100%+var(--offset))] -translate-y-1/2",
        above: "-translate-x-1/2 -translate-y-[calc(100%+var(--offset))]",
        below: "-translate-x-1/2 translate-y-(--offset)",
        center: "-translate-1/2",
      },
    },
    compoundVariants: [
      { kind: "subject", side: "right", className: "after:right-[calc(100%+0.4em)]" },
      { kind: "subject", side: "left", className: "after:left-[calc(100%+0.4em)]" },
    ],
  },
);

/** Names that fit only on wider maps. */
const hiddenBelow: Record<number, string> = { 440: "@max-[440px]:hidden", 640: "@max-[640px]:hidden" };

/**
 * A map as wide as its box: dark on every ground, with lines and stops in ember. `alt` says all that is on it. Its coasts
 * are under 10 KB and load with the page, so that places never stand without land.
 */
export function AreaMap({ map, className, ...props }: { map: AreaMapSource } & ComponentProps<"div">) {
  const { src, width, height, alt, places, routes } = map;
  return (
    <div
      {...props}
      data-ground="basalt"
      className={cn(
        "@container relative overflow-clip bg-ground text-text forced-color-adjust-none print:hidden",
        className,
      )}
    >
      <img src={src} width={width} height={height} alt={alt} className="w-full" />
      <div
        aria-hidden
        className="absolute inset-0 text-[clamp(var(--text-map),1.75cqw,1rem)] leading-none font-medium"
      >
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="absolute size-full">
          {routes.map((route) => (
            // Drawn again whenever a tab shows the map.
            <path
              key={route}
              d={route}
              pathLength={1}
              strokeWidth={2.5}
              strokeLinecap="round"
              strokeDasharray={1}
              className="animate-draw-line fill-none stroke-ember"
            />
          ))}
        </svg>
        {places.map(({ name, kind, x, y, side, fromWidthPx }) => (
          <p key={name} className={placeVariants({ kind })} style={{ left: `${x}%`, top: `${y}%` }}>
            <span className={cn(nameVariants({ kind, side }), hiddenBelow[fromWidthPx])}>{name}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
