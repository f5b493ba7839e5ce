import simplify from "simplify-js";
import type { Grid } from "./terrain.ts";

/** Points that lie this close to the line between their neighbours, in pixels, are left out: curves hide it. */
const tolerance = 1.5;

/** A contour as d3-contour gives it, in cells of the grid. */
export type Ring = [number, number][];

type Point = { x: number; y: number };

/** Even, so that the middle between two points is a whole pixel. */
const even = (pixels: number) => 2 * Math.round(pixels / 2);

/** Relative steps through the given places, as SVG numbers. */
function steps([from, ...others]: Point[]): string {
  let pen = from ?? { x: 0, y: 0 };
  return others
    .map((to) => {
      const [dx, dy] = [to.x - pen.x, to.y - pen.y];
      pen = to;
      return `${dx}${dy < 0 ? "" : " "}${dy}`;
    })
    .join(" ");
}

const middles = (points: Point[]) =>
  points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    return { x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 };
  });

/**
 * A smooth line from the first point to the last, bent by those between. Each piece runs from middle to middle with
 * the point as its handle, which is what `t` takes by itself: two numbers a point, as many as straight lines need.
 */
function openPath(points: Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return "";
  return `M${first.x} ${first.y}t${steps([first, ...middles(points), last])}`;
}

/** The same, round a ring without a beginning. */
function closedPath(points: Point[]): string {
  const [first] = points;
  if (!first || points.length < 3) return "";
  const [start, ...others] = middles([points.at(-1) ?? first, ...points, first]);
  const [second, ...rest] = others;
  if (!start || !second) return "";
  return `M${start.x} ${start.y}q${steps([start, first])} ${steps([start, second])}t${steps([second, ...rest])}`;
}

/** One ring as an SVG path of curves with whole-pixel relative steps, which compress far better than absolute ones. */
export function ringPath(ring: Ring, { columns, rows, cell }: Grid): string {
  const places = ring.map(([x, y]) => ({ x: (x - 0.5) * cell, y: (y - 0.5) * cell }));
  const points = simplify(places, tolerance, true)
    .map(({ x, y }) => ({ x: even(x), y: even(y) }))
    .filter((point, index, all) => point.x !== all[index - 1]?.x || point.y !== all[index - 1]?.y);
  const right = (columns - 1) * cell;
  const bottom = (rows - 1) * cell;
  const onEdge = ({ x, y }: Point) => x <= 0 || y <= 0 || x >= right || y >= bottom;
  // d3 closes rings along the picture's border; a frame is no contour.
  const inside = points.findIndex((point) => !onEdge(point));
  const cut = points.findIndex(onEdge);
  if (inside < 0) return "";
  if (cut < 0) return closedPath(points.slice(0, -1));
  const runs: Point[][] = [[]];
  const round = [...points.slice(cut, -1), ...points.slice(0, cut + 1)];
  for (const [index, point] of round.entries()) {
    const before = round[index - 1];
    if (before && onEdge(before) && onEdge(point)) runs.push([]);
    runs.at(-1)?.push(point);
  }
  return runs.map(openPath).join("");
}
