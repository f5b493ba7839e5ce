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
 * @returns the refs of hero, canvas, coordinates and the default place of a summit; where the summit stands, in pixels
 * of the hero; `placeSummit`, which raises one at the default place
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
  const defaultSummit = useRef<HTMLSpanElement>(null);
  const terrainCanvas = useRef<TerrainCanvas>(null);
  const [summit, setSummit] = useState<Point | null>(null);
  // A summit that was placed before the code had loaded is drawn then.
  const placed = useRef<Point>(null);

  useEffect(() => {
    if (!terrain || matchMedia("(prefers-reduced-motion: reduce), (forced-colors: active)").matches) return;
    let isCurrent = true;
    whenIdle(async () => {
      // A failed download leaves the drawing as it is.
      const module = await import("./terrain-canvas.ts").catch(() => null);
      if (module && isCurrent && canvas.current) {
        terrainCanvas.current = module.startTerrainCanvas(canvas.current, terrain, setSummit);
        if (placed.current) terrainCanvas.current?.placeSummit(placed.current);
      }
    });
    return () => {
      isCurrent = false;
      terrainCanvas.current?.stop();
      terrainCanvas.current = null;
    };
  }, [terrain]);

  function placeSummit(point: Point) {
    placed.current = point;
    terrainCanvas.current?.placeSummit(point);
    setSummit(point);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `placeSummit` uses refs only.
  useEffect(() => {
    if (paused || !terrain || !hero.current) return;
    return followPointer(hero.current, {
      onMove(point) {
        if (!terrainCanvas.current) return;
        const height = terrainCanvas.current.follow(point);
        showReadout(readout, coordinates, height, hero.current, point);
      },
      onEnd: () => terrainCanvas.current?.release(),
      onHold(point, isTouch) {
        if (!terrainCanvas.current || !defaultSummit.current) return;
        const { offsetLeft, offsetTop } = defaultSummit.current;
        const width = hero.current?.clientWidth ?? 0;
        // A finger covers the headline of a phone, so its summits stand in the row above.
        if (isTouch) placeSummit({ x: Math.max(point.x, Math.min(offsetLeft, width * 0.75)), y: offsetTop });
        else placeSummit({ x: Math.min(point.x, width - 160), y: Math.max(point.y, offsetTop * 0.8) });
      },
    });
  }, [paused, terrain, coordinates]);

  const placeDefaultSummit = () => {
    const element = defaultSummit.current;
    if (element) placeSummit({ x: element.offsetLeft, y: element.offsetTop });
  };
  return { hero, canvas, readout, defaultSummit, summit, placeSummit: placeDefaultSummit };
}

/**
 * Writes into the element without rendering, since it changes with every movement; into its text node, since another
 * node would have the styles of the page calculated again.
 */
function showReadout(
  readout: RefObject<HTMLSpanElement | null>,
  { latitude, longitude }: { latitude: number; longitude: number },
  height: number,
  hero: HTMLElement | null,
  { x, y }: Point,
) {
  const text = readout.current?.firstChild;
  if (!text || !hero) return;
  const point = {
    latitude: latitude + (hero.clientHeight / 2 - y) * degreesPerPixel.latitude,
    longitude: longitude + (x - hero.clientWidth / 2) * degreesPerPixel.longitude,
  };
  text.nodeValue = `${formatCoordinates(point)}, ${Math.round(height * highestMeters)} m`;
}
