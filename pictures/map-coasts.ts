import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type GeoPermissibleObjects, geoArea, geoBounds, geoPath } from "d3-geo";
import simplify from "simplify-js";
import { feature, merge, mesh } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from "topojson-specification";
import { relativeSteps } from "./contour-path.ts";
import { areaProjection, type MapAreaName, mapAreas } from "./map-areas.ts";

type Countries = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** Points closer than this to the line between their neighbors, in pixels, are left out. */
const tolerance = 1;

/** Islands with a smaller area, in square pixels, are left out. */
const minIslandArea = 10;

/** Countries and their borders from Natural Earth, which is in the public domain, as the package `world-atlas`. */
function readCountries(detail: "10m" | "50m"): Countries {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`);
  return JSON.parse(readFileSync(file, "utf8"));
}

type Point = { x: number; y: number };
type Line = { points: Point[]; closed: boolean };

/** Projects a geometry into lines of pixels. */
function projectLines(name: MapAreaName, geometry: GeoPermissibleObjects): Line[] {
  const lines: Line[] = [];
  geoPath(areaProjection(name), {
    beginPath() {},
    arc() {},
    moveTo: (x, y) => lines.push({ points: [{ x, y }], closed: false }),
    lineTo: (x, y) => lines.at(-1)?.points.push({ x, y }),
    closePath() {
      const line = lines.at(-1);
      if (line) line.closed = true;
    },
  })(geometry);
  return lines;
}

const area = (points: Point[]) =>
  Math.abs(
    points.reduce((sum, { x, y }, index) => {
      const next = points[(index + 1) % points.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0) / 2,
  );

/** Lines as an SVG path in relative whole pixels. */
function linesPath(lines: Line[]): string {
  return lines
    .filter(({ points, closed }) => !closed || area(points) >= minIslandArea)
    .map(({ points, closed }) => {
      const rounded = simplify(points, tolerance, true)
        .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
        .filter(({ x, y }, index, all) => x !== all[index - 1]?.x || y !== all[index - 1]?.y);
      const [first] = rounded;
      if (!first || rounded.length < (closed ? 3 : 2)) return "";
      return `M${first.x} ${first.y}l${relativeSteps(rounded)}${closed ? "z" : ""}`;
    })
    .join("");
}

/** Land and borders of an area as SVG paths. */
export function coastPaths(name: MapAreaName): { land: string; borders: string } {
  const { detail, bounds } = mapAreas[name];
  const topology = readCountries(detail);
  const [west, south, east, north] = bounds;
  // Countries far away are left out: the projection would have to clip them, and fails on some.
  const isNear = (geometry: GeoPermissibleObjects) => {
    const [[left, bottom], [right, top]] = geoBounds(geometry);
    const crossesDateLine = left > right;
    return (
      bottom < north + 10 && top > south - 10 && (crossesDateLine || (left < east + 20 && right > west - 20))
    );
  };
  const near = topology.objects.countries.geometries.filter(
    (geometry): geometry is Polygon | MultiPolygon =>
      (geometry.type === "Polygon" || geometry.type === "MultiPolygon") &&
      isNear(feature(topology, geometry)),
  );
  const borders = mesh(topology, { type: "GeometryCollection", geometries: near }, (a, b) => a !== b);
  // A few islands of the data run the wrong way round, which for d3 is the whole globe but for the island.
  const polygons = merge(topology, near)
    .coordinates.map((coordinates) => ({ type: "Polygon" as const, coordinates }))
    .filter((polygon) => geoArea(polygon) < 2 * Math.PI);
  return {
    land: linesPath(polygons.flatMap((polygon) => projectLines(name, polygon))),
    borders: linesPath(projectLines(name, borders)),
  };
}
