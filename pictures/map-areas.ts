import { type GeoProjection, geoConicEqualArea } from "d3-geo";

/** A part of the world that a map shows. */
export type MapArea = {
  /** Size of the map in pixels. */
  width: number;
  height: number;
  /** West, south, east and north, in degrees: what lies within is on the map, which may show more. */
  bounds: [number, number, number, number];
  /** Detail of the coastlines, as the scale of Natural Earth's data: 1 to 10 or to 50 million. */
  detail: "10m" | "50m";
  /** Are borders drawn? They give an area with little coast its shape. */
  hasBorders: boolean;
};

export const mapAreas = {
  nordics: { width: 800, height: 1000, bounds: [4, 54.4, 31, 70.8], detail: "10m", hasBorders: true },
  route: { width: 800, height: 1000, bounds: [4, -9, 80, 66], detail: "50m", hasBorders: false },
  "east-africa": {
    width: 800,
    height: 1000,
    bounds: [28.4, -8.6, 45.6, 11.4],
    detail: "10m",
    hasBorders: true,
  },
  baltic: { width: 1200, height: 900, bounds: [9.5, 56.4, 27, 62], detail: "10m", hasBorders: false },
  regions: { width: 1000, height: 1040, bounds: [2, -12, 86, 66], detail: "50m", hasBorders: false },
} as const satisfies Record<string, MapArea>;

export type MapAreaName = keyof typeof mapAreas;

/** Land is cut this many pixels outside the map, so that no outline runs along its edges. */
const clipMargin = 20;

/** An equal-area conic projection of an area, so that its countries have their true proportions. */
export function areaProjection(name: MapAreaName): GeoProjection {
  const { width, height, bounds } = mapAreas[name];
  const [west, south, east, north] = bounds;
  const steps = Array.from({ length: 21 }, (_, step) => step / 20);
  const outline = steps.flatMap((share): [number, number][] => [
    [west + (east - west) * share, south],
    [west + (east - west) * share, north],
    [west, south + (north - south) * share],
    [east, south + (north - south) * share],
  ]);
  return geoConicEqualArea()
    .parallels([south + (north - south) / 6, north - (north - south) / 6])
    .rotate([-(west + east) / 2, 0])
    .fitSize([width, height], { type: "MultiPoint", coordinates: outline })
    .clipExtent([
      [-clipMargin, -clipMargin],
      [width + clipMargin, height + clipMargin],
    ]);
}
