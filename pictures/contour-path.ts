import type { ContourMultiPolygon } from "d3-contour";
import simplify from "simplify-js";
import type { Grid } from "./terrain.ts";

/** Points closer than this to the line between their neighbors, in pixels, are left out; the curves hide it. */
const tolerance = 1.5;

/** Rings with fewer points are specks of noise. */
const minRingPoints = 10;

/** A closed contour as d3-contour returns it, in cells of the grid. */
type Ring = [number, number][];

type Point = { x: number; y: number };

/** Rounds to even pixels, so that the midpoint of two points is a whole pixel. */
const roundToEven = (pixels: number) => 2 * Math.round(pixels / 2);

/** The points as relative SVG coordinates. */
export function relativeSteps([from, ...others]: Point[]): string {
  let current = from ?? { x: 0, y: 0 };
  return others
    .map((point) => {
      const [dx, dy] = [point.x - current.x, point.y - current.y];
      current = point;
      return `${dx}${dy < 0 ? "" : " "}${dy}`;
    })
    .join(" ");
}

const midpoints = (points: Point[]) =>
  points.slice(1).map((point, index) => {
    const previous = points[index] ?? point;
    return { x: (previous.x + point.x) / 2, y: (previous.y + point.y) / 2 };
  });

/**
 * A smooth open curve. Each piece runs from midpoint to midpoint with the point between as its control point, which
 * the `t` command implies: two numbers a point, as many as straight lines need.
 */
function openPath(points: Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return "";
  return `M${first.x} ${first.y}t${relativeSteps([first, ...midpoints(points), last])}`;
}

/** The same for a closed ring. */
function closedPath(points: Point[]): string {
  const [first] = points;
  if (!first || points.length < 3) return "";
  const [start, ...others] = midpoints([points.at(-1) ?? first, ...points, first]);
  const [second, ...rest] = others;
  if (!start || !second) return "";
  return `M${start.x} ${start.y}q${relativeSteps([start, first])} ${relativeSteps([start, second])}t${relativeSteps([second, ...rest])}`;
}

/** A ring as an SVG path of curves in relative whole pixels, which compress much better than absolute ones. */
function ringPath(ring: Ring, { columns, rows, cellSize }: Grid): string {
  const pixels = ring.map(([x, y]) => ({ x: (x - 0.5) * cellSize, y: (y - 0.5) * cellSize }));
  const points = simplify(pixels, tolerance, true)
    .map(({ x, y }) => ({ x: roundToEven(x), y: roundToEven(y) }))
    .filter((point, index, all) => point.x !== all[index - 1]?.x || point.y !== all[index - 1]?.y);
  const right = (columns - 1) * cellSize;
  const bottom = (rows - 1) * cellSize;
  const isOnBorder = ({ x, y }: Point) => x <= 0 || y <= 0 || x >= right || y >= bottom;
  // d3 closes rings along the picture's border: those parts are left out, which cuts the ring into open paths.
  const firstOnBorder = points.findIndex(isOnBorder);
  if (points.every(isOnBorder)) return "";
  if (firstOnBorder < 0) return closedPath(points.slice(0, -1));
  const paths: Point[][] = [[]];
  const fromBorder = [...points.slice(firstOnBorder, -1), ...points.slice(0, firstOnBorder + 1)];
  for (const [index, point] of fromBorder.entries()) {
    const previous = fromBorder[index - 1];
    if (previous && isOnBorder(previous) && isOnBorder(point)) paths.push([]);
    paths.at(-1)?.push(point);
  }
  return paths.map(openPath).join("");
}

/** All rings of a contour as one SVG path. */
export function contourPath(contour: ContourMultiPolygon, grid: Grid): string {
  return contour.coordinates
    .flat()
    .filter((ring) => ring.length >= minRingPoints)
    .map((ring) => ringPath(ring as Ring, grid))
    .join("");
}
