import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** A map whose places and lines are drawn over its coasts; positions are in percent, lines in pixels of the map. */
export type AreaMapSource = {
  src: string;
  width: number;
  height: number;
  alt: string;
  places: {
    name: string;
    kind: "stop" | "place" | "region";
    x: number;
    y: number;
    side: "right" | "left" | "above" | "below" | "center";
    fromWidthPx: number;
  }[];
  routes: string[];
};

/** A map as wide as its box: dark on every ground, with lines and stops in ember. `alt` says all that is on it. */
export function AreaMap({
  map,
  priority = false,
  className,
  ...props
}: { map: AreaMapSource; priority?: boolean } & ComponentProps<"div">) {
  const { src, width, height, alt, places, routes } = map;
  return (
    <div
      {...props}
      data-ground="basalt"
      className={cn("area-map @container relative overflow-clip bg-ground text-text", className)}
    >
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? undefined : "lazy"}
        decoding={priority ? undefined : "async"}
        className="w-full"
      />
      <div aria-hidden className="area-map-overlay">
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
          {routes.map((route) => (
            <path key={route} d={route} pathLength={1} />
          ))}
        </svg>
        {places.map(({ name, kind, x, y, side, fromWidthPx }) => (
          <p key={name} data-kind={kind} style={{ left: `${x}%`, top: `${y}%` }}>
            <span data-side={side} data-from={fromWidthPx}>
              {name}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}
