import type { ComponentProps } from "react";
import { cn } from "./cn.ts";
import "./AreaMap.css";

type Place = {
  name: string;
  kind: "subject" | "stop" | "place" | "region";
  x: number;
  y: number;
  side: "right" | "left" | "above" | "below" | "center" | `${"above" | "below"}-${"left" | "right"}`;
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

/**
 * A map as wide as its box: dark on every ground, with lines and stops in ember. `alt` says all that is on it. Its coasts
 * load when it comes near the view, or with the page where it is `priority`.
 */
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
      className={cn(
        "@container relative overflow-clip bg-ground text-text forced-color-adjust-none print:hidden",
        // In a hero it fades into the page.
        !priority && "outline-1 -outline-offset-1 outline-hairline",
        className,
      )}
    >
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? undefined : "lazy"}
        className="w-full"
      />
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
          <p
            key={name}
            data-kind={kind}
            data-from-width={fromWidthPx}
            className="map-place"
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            <span data-side={side} className="map-name">
              {name}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}

/**
 * A map on the right of a hero, from the top bar to the hero's end and to the edge of the window, fading towards the
 * text; on narrow screens it follows the text. On phones `isCropped` shows its middle, larger.
 */
export function HeroMap({ map, isCropped = false }: { map: AreaMapSource; isCropped?: boolean }) {
  return (
    <div className="hero-map print:hidden">
      <div
        data-cropped={isCropped ? "" : undefined}
        className="shrink-0"
        style={{ "--ratio": map.width / map.height }}
      >
        <AreaMap map={map} priority />
      </div>
    </div>
  );
}
