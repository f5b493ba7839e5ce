import { type RefObject, useEffect, useRef, useState } from "react";
import type { DrawingTerrain } from "#content-model/pictures.ts";
import { followPointer } from "./follow-pointer.ts";
import type { Point } from "./peaks.ts";
import type { TerrainCanvas } from "./terrain-canvas.ts";

/** Degrees of latitude and longitude that a pixel stands for: the hero is about 60 kilometres wide. */
const degreesPerPixel = { latitude: 0.0004, longitude: 0.0008 };
const highestMeters = 640;

/** Degrees as `59.34° N, 18.06° E`. */
export const formatCoordinates = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${latitude.toFixed(2)}° N, ${longitude.toFixed(2)}° E`;

const whenIdle = (run: () => void) => {
  // Safari has no requestIdleCallback.
  if (!("requestIdleCallback" in window)) return setTimeout(run, 500);
  return requestIdleCallback(run, { timeout: 4000 });
};

/**
 * Lets visitors shape the terrain of a hero: loads the code once the page is idle. Not with reduced motion, in forced
 * colors or where a photo replaces the drawing.
 * @returns the refs of hero, canvas, coordinates and the place for a summit; where the summit stands, in pixels of the
 * hero; `plant`, which raises one at that place
 */
export function useTerrain({
  terrain,
  coordinates,
  paused,
}: {
  terrain: DrawingTerrain | null;
  coordinates: { latitude: number; longitude: number };
  paused: boolean;
}) {
  const hero = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const readout = useRef<HTMLSpanElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const live = useRef<TerrainCanvas>(null);
  const [summit, setSummit] = useState<Point | null>(null);
  // For a summit that was planted before the code had loaded.
  const planted = useRef<Point>(null);

  useEffect(() => {
    if (!terrain || matchMedia("(prefers-reduced-motion: reduce), (forced-colors: active)").matches) return;
    let isCurrent = true;
    whenIdle(async () => {
      // A failed download leaves the drawing as it is.
      const module = await import("./terrain-canvas.ts").catch(() => null);
      if (module && isCurrent && canvas.current) {
        live.current = module.startTerrainCanvas(canvas.current, terrain, setSummit);
        if (planted.current) live.current?.plant(planted.current);
      }
    });
    return () => {
      isCurrent = false;
      live.current?.stop();
      live.current = null;
    };
  }, [terrain]);

  function plant(point: Point) {
    planted.current = point;
    live.current?.plant(point);
    setSummit(point);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `plant` uses refs only.
  useEffect(() => {
    if (paused || !terrain || !hero.current) return;
    return followPointer(hero.current, {
      onMove(point) {
        if (!live.current) return;
        const height = live.current.follow(point);
        showReadout(readout, coordinates, height, hero.current, point);
      },
      onEnd: () => live.current?.release(),
      onHold(point, isTouch) {
        if (!live.current || !place.current) return;
        const { offsetLeft, offsetTop } = place.current;
        const width = hero.current?.clientWidth ?? 0;
        // A finger covers the headline of a phone, so its summits stand in the row above.
        if (isTouch) plant({ x: Math.max(point.x, Math.min(offsetLeft, width * 0.75)), y: offsetTop });
        else plant({ x: Math.min(point.x, width - 160), y: Math.max(point.y, offsetTop * 0.8) });
      },
    });
  }, [paused, terrain, coordinates]);

  const plantAtPlace = () => {
    if (place.current) plant({ x: place.current.offsetLeft, y: place.current.offsetTop });
  };
  return { hero, canvas, readout, place, summit, plant: plantAtPlace };
}

/** Writes into the element without rendering, since it changes with every movement. */
function showReadout(
  readout: RefObject<HTMLSpanElement | null>,
  { latitude, longitude }: { latitude: number; longitude: number },
  height: number,
  hero: HTMLElement | null,
  { x, y }: Point,
) {
  if (!readout.current || !hero) return;
  const point = {
    latitude: latitude + (hero.clientHeight / 2 - y) * degreesPerPixel.latitude,
    longitude: longitude + (x - hero.clientWidth / 2) * degreesPerPixel.longitude,
  };
  readout.current.textContent = `${formatCoordinates(point)}, ${Math.round(height * highestMeters)} m`;
}
